import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { pickFrom, playerTerms, slipFixture } from '../slip/slip-fixture.ts';
import { QuickBetStore } from './quick-bet-store.ts';

function switchedOn() {
  const { board, market } = slipFixture(playerTerms);
  const placed: string[] = [];
  const quick: QuickBetStore = new QuickBetStore({
    terms: () => playerTerms,
    now: () => 0,
    place: () => {
      placed.push('place');
      quick.placeable.tell({ kind: 'placement-started', key: 'key-of-a-quick-bet' });
    },
  });
  quick.dispatch({ kind: 'toggled' });
  const pick = pickFrom(board, market, 0);
  return { quick, pick, placed, mark: () => quick.markOf(selectionIdOf(pick)) };
}

describe('QuickBetStore', () => {
  it('[QUICK-4] a live price goes straight to placing once the stake is approved', () => {
    const { quick, pick, placed, mark } = switchedOn();
    quick.dispatch({ kind: 'stake-changed', stake: minor(500) });
    quick.pick(pick);
    expect([placed, mark()]).toEqual([[], 'waiting']);
    quick.dispatch({ kind: 'approved' });
    quick.pick(pick);
    expect([placed, mark()]).toEqual([['place'], 'placing']);
  });

  it('[QUICK-2] approval needs a stake, and another stake takes it back', () => {
    const { quick } = switchedOn();
    quick.dispatch({ kind: 'approved' });
    expect(quick.state.getState().refusal).toMatchObject({ code: 'stake-missing' });
    quick.dispatch({ kind: 'stake-changed', stake: minor(500) });
    quick.dispatch({ kind: 'approved' });
    expect(quick.quickBet().isApproved).toBe(true);
    quick.dispatch({ kind: 'stake-changed', stake: minor(600) });
    expect(quick.quickBet().isApproved).toBe(false);
  });

  it('[QUICK-6] a balance below the stake switches it off, and says so until it is on again', () => {
    const { quick } = switchedOn();
    quick.dispatch({ kind: 'stake-changed', stake: minor(500) });
    quick.dispatch({ kind: 'balance-changed', currency: 'EUR', balance: minor(499) });
    expect(quick.state.getState()).toMatchObject({ isBalanceLow: true, quickBet: { isEnabled: false } });
    quick.dispatch({ kind: 'toggled' });
    expect(quick.state.getState().isBalanceLow).toBe(false);
  });

  it('[QUICK-1] the button shows what became of the tap', () => {
    const { quick, pick, mark } = switchedOn();
    quick.dispatch({ kind: 'stake-changed', stake: minor(500) });
    quick.dispatch({ kind: 'approved' });
    quick.pick(pick);
    quick.placeable.tell({
      kind: 'placement-succeeded',
      key: 'key-of-a-quick-bet',
      placed: { placedBets: [], messagesByBet: [] },
    });
    expect(mark()).toBe('placed');
    quick.dispatch({ kind: 'dismissed' });
    expect(mark()).toBeNull();
  });
});
