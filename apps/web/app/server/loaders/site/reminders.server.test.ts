import { describe, expect, it } from 'vitest';

import { remindersOf } from './reminders.server.ts';

describe('the reminders of a site', () => {
  it.each([
    [30, 30_000],
    [0, 0],
    ['soon', 10_000],
    [null, 10_000],
  ])('[REMIND-1] a deposit is suggested after %j seconds: %i ms', (remindAfter, afterMs) => {
    const depositReminder = { showDepositReminder: true, playerGroupId: 'players', remindAfter };
    const { deposit } = remindersOf({ depositReminder, signUpReminderSeconds: null });
    expect(deposit).toEqual({ groupId: 'players', afterMs });
  });

  it('[REMIND-1] [REMIND-2] nobody is reminded where the site does not say so', () => {
    const depositReminder = { showDepositReminder: false, playerGroupId: null, remindAfter: 10 };
    expect(remindersOf({ depositReminder, signUpReminderSeconds: null })).toEqual({
      deposit: null,
      signUpAfterMs: null,
    });
    expect(remindersOf({ depositReminder, signUpReminderSeconds: 45 }).signUpAfterMs).toBe(45_000);
  });
});
