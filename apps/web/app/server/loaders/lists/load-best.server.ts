import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { QueryOf } from '@slipstream/contract/http/call';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';

import type { Api } from '../../../api/call-api.ts';
import { bestFirst, soonMs } from './best-first.server.ts';

const hourMs = 3_600_000;
const todayMs = 24 * hourMs;
/** The longest a match is played; what began before is over. */
const playedMs = 12 * hourMs;
/** More than a league has on at once, so that the best of it are among them. */
const candidatesMax = 40;

/**
 * The best of what is on (SHOW-17); where that is less than there is room for, also of what comes today. Undefined when
 * the API does not answer.
 */
export async function loadBest(
  api: Api,
  query: QueryOf<typeof getMatches>,
  { limit, nowMs }: { readonly limit: number; readonly nowMs: number },
): Promise<readonly SportEvent[] | undefined> {
  async function candidates(aheadMs: number): Promise<readonly SportEvent[] | undefined> {
    const result = await api.call(getMatches, {
      query: {
        ...query,
        ...spanOf(nowMs, aheadMs),
        sortBy: ['tournament_priority:asc', 'sport_priority:asc', 'start_time:asc'],
        limit: Math.max(limit, candidatesMax),
      },
    });
    return result.kind === 'reply' ? result.reply.data : undefined;
  }

  const onNow = await candidates(soonMs);
  const today = onNow === undefined || onNow.length >= limit ? onNow : await candidates(todayMs);
  if (onNow === undefined || today === undefined) return undefined;
  const events = new Map([...onNow, ...today].map((event) => [event.id, event]));
  return bestFirst([...events.values()], nowMs).slice(0, limit);
}

/** A match of next week is no event of today, however many bet on it. */
export function spanOfToday(nowMs: number): { readonly startFrom: string; readonly startTo: string } {
  return spanOf(nowMs, todayMs);
}

function spanOf(nowMs: number, aheadMs: number) {
  return { startFrom: isoTime(nowMs - playedMs), startTo: isoTime(nowMs + aheadMs) };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
