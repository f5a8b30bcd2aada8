import { expect, it } from 'vitest';

import { remedyFor } from './remedy.tsx';

it.each([
  [[118], 'missed_auth_fields'],
  [['profile_incomplete'], 'missed_auth_fields'],
  [['phone_not_verified'], 'phone_verification'],
  [['insufficient_balance'], 'deposit'],
  [['player_limit_reached'], 'limits'],
  // What is about one of the bets counts where the whole has no remedy.
  [['refused', null, 'insufficient_balance'], 'deposit'],
  [[101], null],
  [['constructor'], null],
  [[null], null],
] as const)('[PLACE-8] what can be done about %j is %s', (codes, expected) => {
  const remedy = remedyFor(codes);
  expect(remedy === null ? null : remedy.kind === 'flow' ? remedy.flow : remedy.page).toBe(expected);
});
