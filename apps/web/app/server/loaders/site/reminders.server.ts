import type { SiteConfig } from '@slipstream/contract/site/site-config';

import type { Site } from '../../../site/site.tsx';

const remindAfterSecondsUsual = 10;

/**
 * When players are reminded to deposit and visitors to sign up; non-numeric values mean the default of ten seconds
 * (REMIND-1).
 */
export function remindersOf({
  depositReminder: { showDepositReminder, playerGroupId, remindAfter },
  signUpReminderSeconds,
}: Pick<SiteConfig, 'depositReminder' | 'signUpReminderSeconds'>): Site['reminders'] {
  const seconds = typeof remindAfter === 'number' ? remindAfter : remindAfterSecondsUsual;
  return {
    deposit: showDepositReminder ? { groupId: playerGroupId, afterMs: seconds * 1000 } : null,
    signUpAfterMs: signUpReminderSeconds === null ? null : signUpReminderSeconds * 1000,
  };
}
