import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import { betOf } from '../../state/my-bets/bet-fixture.ts';
import { drawSlip, staked } from './slip-body-fixture.tsx';

const key = 'key-of-placement-0123';
const started = { kind: 'placement-started', key } as const;
const accepted = () => {
  const bet = betOf({ odds: odds(2000), potentialWin: minor(1000) });
  return { kind: 'placement-succeeded', key, placed: { placedBets: [bet], messagesByBet: [] } } as const;
};

describe('a slip that is placed', () => {
  it('[TICKET-8] is locked while it is placed, and says when the answer was lost', () => {
    const { dispatch, text, isLocked } = drawSlip(1);
    dispatch(staked(500), started);
    expect(isLocked()).toBe(true);
    expect(text()).toContain('Placing your bet');
    dispatch({ kind: 'placement-unknown', key });
    expect(text()).toContain('Checking your bet');
  });

  it.each([
    ['a click', 1, false],
    ['the second half of a double click on the button before', 2, true],
  ])('[TICKET-9] a receipt goes with its button: %s', (_, detail, isLeft) => {
    const { dispatch, text, button } = drawSlip(1);
    dispatch(staked(500), started, accepted());
    expect(text()).toContain('Bet placed');
    act(() => void button(/^Done$/)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    expect(text().includes('Bet placed')).toBe(isLeft);
  });

  it('[TICKET-9] becomes a receipt, whose selections can be kept', () => {
    const { dispatch, text, button } = drawSlip(1);
    dispatch(staked(500), started, accepted());
    expect(text()).toContain('Bet placed');
    act(() => button(/^Keep selections/)?.click());
    // Their prices were not followed meanwhile.
    expect(button(/^Updating odds/)).toBeDefined();
  });

  it.each([
    ['profile_incomplete', 'Your profile is missing details', /^Complete your profile/],
    ['phone_not_verified', 'Verify your phone number first', /^Verify your phone/],
    ['refused', 'Bet not accepted. No money was taken.', null],
  ] as const)('[PLACE-8] refused with %s says why, with the button that helps', (code, words, remedy) => {
    const { dispatch, text, button } = drawSlip(1);
    const error = { code, refusal: { code }, messagesByBet: [], isWrongOddsError: false };
    dispatch(staked(500), started, { kind: 'placement-failed', key, failure: { kind: 'coded', error } });
    expect(text()).toContain(words);
    if (remedy === null) return;
    act(() => button(remedy)?.click());
    expect(text()).not.toContain(words);
  });

  it('[PLACE-2] shows the message of the server where the facts are not known', () => {
    const { dispatch, text } = drawSlip(1);
    const about = { betIndex: 0, selectionId: null, code: 'max_stake_limit_exceeded', odds: null };
    const messagesByBet = [{ ...about, localizedMessage: 'The stake is above our limit.' }];
    const error = { code: 'max_stake_limit_exceeded', refusal: null, messagesByBet, isWrongOddsError: false } as const;
    dispatch(staked(500), started, { kind: 'placement-failed', key, failure: { kind: 'coded', error } });
    expect(text()).toContain('Bet not accepted. No money was taken.');
    expect(text()).toContain('The stake is above our limit.');
  });

  it('[SLIP-10] takes no stake while the wallet is being changed, because the answer would clear it', async () => {
    const { stores, isLocked } = drawSlip(1);
    const answer = Promise.withResolvers<void>();
    const changing = stores.session.changeWallet('GBP', () => answer.promise);
    await act(async () => {});
    expect(isLocked()).toBe(true);
    answer.resolve();
    await act(() => changing);
    expect(isLocked()).toBe(false);
  });
});
