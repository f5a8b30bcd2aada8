import type { UserLimit } from '@slipstream/contract/entities/account/user-limit';
import { getUserLimits } from '@slipstream/contract/http/account/get-user-limits';
import { trackActivity as track } from '@slipstream/contract/http/session/track-activity';

import type { Api } from '../../api/call-api.ts';

const trackMs = 60_000;
/** A limit that is about to end still applies. */
const holding: ReadonlySet<UserLimit['status']> = new Set(['active', 'confirmed_disabled', 'unconfirmed_disabled']);

/** Whether the player has an activity limit that holds now (RG-3, RG-4). */
export function hasActivityLimit(limits: readonly Pick<UserLimit, 'type' | 'status'>[]): boolean {
  return limits.some(({ type, status }) => type === 'activity' && holding.has(status));
}

/** Counts each minute in which the page is visible; the platform says when the limit is reached. */
export function trackActivity(api: Api, onReached: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;

  async function tell(): Promise<void> {
    if (document.hidden || isStopped) return;
    const result = await api.call(track);
    if (result.kind === 'reply' || result.failure.code !== 'refused' || result.failure.status !== 401) return;
    // The sign-in ended with the limit, and another call may have heard of it first.
    if (!isStopped || result.failure.error?.code === 'activity_limit') onReached();
  }

  async function begin(): Promise<void> {
    const limits = await api.call(getUserLimits);
    if (isStopped || limits.kind === 'failure' || !hasActivityLimit(limits.reply.data)) return;
    timer = setInterval(() => void tell(), trackMs);
    void tell();
  }

  void begin();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
