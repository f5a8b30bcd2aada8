import { noBonuses, noPlayerBonuses, type PlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { playerTerms, visitorTerms } from '../../state/slip/slip-fixture.ts';
import { drawSlip, staked } from './slip-body-fixture.tsx';

const range = { minCount: 2, maxCount: 9, bonusOdds: odds(1100), minOdds: odds(1500) };
const comboboost = { id: 'boost' as BonusId, ranges: [range] };
/** A boost from two selections on, and always another to come. */
const bonuses: PlayerBonuses = {
  ...noPlayerBonuses,
  availableFor: ({ selections }) => ({ ...noBonuses, comboboost: selections.length < 2 ? null : comboboost }),
  upcomingFor: () => [{ bonusId: comboboost.id, range, selectionsMissing: 1 }],
};

describe('a slip that is built', () => {
  it('is empty', () => {
    expect(drawSlip(0).text()).toContain('Your bet slip is empty');
  });

  it('[LIMIT-5] a single asks for a stake, and then says what it returns', () => {
    const { button, dispatch } = drawSlip(1);
    expect(button(/^Enter a stake/)).toBeDefined();
    dispatch(staked(500));
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €5.00returns €10.00');
  });

  it('[SLIP-4] singles have a stake each and are placed together', () => {
    const { button, dispatch, text } = drawSlip(2);
    dispatch({ kind: 'type-changed', betType: 'single' }, staked(500));
    expect(text()).toContain('Stake per single');
    expect(button(/^Place 2 bets/)?.textContent).toBe('Place 2 bets · €10.00returns €20.00');
  });

  it('[SLIP-1] a combo multiplies', () => {
    const { button, dispatch, text } = drawSlip(3);
    dispatch(staked(500));
    expect(text()).toContain('8.00');
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €5.00returns €40.00');
  });

  it('[SLIP-19] a system says its lines and what it returns at most', () => {
    const { button, dispatch, text } = drawSlip(3);
    dispatch({ kind: 'type-changed', betType: 'system' }, staked(300));
    expect(text()).toContain('3 lines');
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €3.00returns up to €12.00');
  });

  it('[SLIP-19] a system says per line and in total, what does not divide, and remembers the choice', () => {
    const { dispatch, text, radio, stores } = drawSlip(3);
    dispatch({ kind: 'type-changed', betType: 'system' }, staked(1000));
    expect(text()).toContain('Stake in total');
    expect(text()).toContain('3 lines × €3.33 + €0.01 shared evenly = €10.00');
    act(() => radio('Per line')?.click());
    expect(text()).toContain('Stake per line');
    expect(text()).toContain('3 lines × €3.33 = €9.99');
    expect(stores.preferences.getState().stakeBasis).toBe('line');
    expect(localStorage.getItem('systemStake')).toBe('line');
    act(() => radio('In total')?.click());
    expect(localStorage.getItem('systemStake')).toBeNull();
  });

  it('[SLIP-18] every tap on an amount adds it, Max is there, and one press empties the field', () => {
    const presets = [{ currency: 'EUR', amounts: [500, 1000] }];
    const { named, stake } = drawSlip(1, { ...playerTerms, presets: presets as never });
    expect(named('Max stake')).toBeDefined();
    const clear = named('Clear the amount');
    expect(clear?.parentElement?.hidden).toBe(true);
    for (const name of ['€5.00', '€5.00', '€10.00']) act(() => named(`Add ${name} to the stake`)?.click());
    expect(stake().value).toBe('20.00');
    expect(clear?.parentElement?.hidden).toBe(false);
    act(() => clear?.click());
    expect([stake().value, document.activeElement]).toEqual(['', stake()]);
    act(() => named('Add €5.00 to the stake')?.click());
    expect(stake().value).toBe('5.00');
  });

  it.each([
    ['before a boost is reached', 1, null],
    ['when the boost or cashout is asked for', 2, null],
    ['when cashout was kept', 2, 'cashout'],
    ['when boosted', 2, 'boost'],
  ] as const)('[SLIP-12] the price of a boost is said once: %s', (_, count, boostPreference) => {
    const { text, stores } = drawSlip(count, { ...playerTerms, boostPreference, bonuses });
    act(() => stores.preferences.setState({ boost: boostPreference }));
    expect(text().match(/Boosted bets can’t be cashed out/g)).toHaveLength(1);
  });

  it('[TICKET-7] a visitor is asked to sign in', () => {
    const { button, dispatch } = drawSlip(1, visitorTerms);
    dispatch(staked(500));
    expect(button(/^Sign in to place bet/)).toBeDefined();
  });

  it('[PLACE-8] a player who is short gets the way to deposit', () => {
    const { button, dispatch, stores } = drawSlip(1, { ...playerTerms, player: { isPve: false, balance: minor(200) } });
    const request = vi.spyOn(stores.auth, 'request');
    dispatch(staked(500));
    const deposit = button(/You need €3.00 more/);
    act(() => deposit?.click());
    expect(request).toHaveBeenCalledWith('deposit');
  });
});
