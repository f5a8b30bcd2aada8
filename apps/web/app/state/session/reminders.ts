import { getStatusGroups } from '@slipstream/contract/http/account/get-status-groups';

import type { Api } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import { device, readStored, writeStored } from '../storage/stored-text.ts';
import type { Stores } from '../stores.ts';
import { hasCookie, markDepositReminded, depositReminded } from './visitor-cookies.ts';

const shownKey = 'signUpReminder';

/**
 * Reminds players of the configured group once a day to deposit (REMIND-1), and visitors once to sign up (REMIND-2).
 * Apps do this themselves and get neither (EMBED-1).
 */
export function startReminders(site: Site, { session, auth, host }: Stores, api: Api): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function remindOfDeposit(reminder: NonNullable<Site['reminders']['deposit']>): Promise<void> {
    if (hasCookie(depositReminded) || !(await isInGroup(api, reminder.groupId))) return;
    timer = setTimeout(() => {
      if (!session.isPlayer()) return;
      markDepositReminded();
      auth.request('deposit');
    }, reminder.afterMs);
  }

  function remindOfSignUp(afterMs: number): void {
    if (!site.isSignUpAllowed || readStored(device, shownKey) !== null) return;
    timer = setTimeout(() => {
      if (session.isPlayer() || auth.state.getState().flow !== null) return;
      // Without storage no reminder is shown, because it would repeat.
      if (writeStored(device, shownKey, '1')) auth.request('sign_up');
    }, afterMs);
  }

  function begin(): void {
    clearTimeout(timer);
    const { status } = session.state.getState();
    const { deposit, signUpAfterMs } = site.reminders;
    if (host.mode === 'app') return;
    if (status === 'player' && deposit !== null) void remindOfDeposit(deposit);
    if (status === 'visitor' && signUpAfterMs !== null) remindOfSignUp(signUpAfterMs);
  }

  begin();
  const unsubscribe = session.subscribe((now, before) => void (now.status === before.status || begin()));
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Without a group every player is in it; without an answer nobody is reminded. */
export async function isInGroup(api: Api, groupId: string | null): Promise<boolean> {
  if (groupId === null) return true;
  const groups = await api.call(getStatusGroups);
  return groups.kind === 'reply' && groups.reply.data.some(({ id }) => id === groupId);
}
