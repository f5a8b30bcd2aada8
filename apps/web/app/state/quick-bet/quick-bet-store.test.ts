import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import type { BetId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BetsCache } from '../my-bets/bets-cache.ts';
import { betOf } from '../my-bets/bet-fixture.ts';
import { PlayerFeed } from '../feed/player-feed.ts';
import { pickFrom, playerTerms, slipFixture } from '../slip/slip-fixture.ts';
import { followQuickBet } from './follow-quick-bet.ts';
import { QuickBetStore } from './quick-bet-store.ts';

function switchedOn() {
  const { board, market, store, session, slip } = slipFixture(playerTerms);
  const placed: string[] = [];
  const quick: QuickBetStore = new QuickBetStore({
    terms: () => playerTerms,
    now: () => 0,
    place: () => {
      placed.push('place');
      quick.placeable.tell({ kind: 'placement-started', key: 'key-of-a-quick-bet' });
    },
  });
  const playerFeed = new PlayerFeed();
  const bets = new BetsCache(playerFeed);
  followQuickBet(quick, store, { playerFeed, session, bets }, { api: slip.api, tellBoard: () => undefined });
  quick.dispatch({ kind: 'toggled' });
  const [pick, other] = [pickFrom(board, market, 0), pickFrom(board, market, 1)];
  const [id, otherId] = [selectionIdOf(pick), selectionIdOf(other)];
  return {
    quick,
    bets,
    pick,
    other,
    placed,
    tapped: () => quick.state.getState().tappedId,
    marks: () => [quick.markOf(id), quick.markOf(otherId)],
    ids: [id, otherId],
    stake: (stake: number) => quick.dispatch({ kind: 'stake-changed', stake: minor(stake) }),
    answer: (betId: string, status: 'submitted' | 'waiting_results') =>
      quick.placeable.tell({
        kind: 'placement-succeeded',
        key: 'key-of-a-quick-bet',
        placed: { placedBets: [betOf({ id: betId as BetId, status })], messagesByBet: [] },
      }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('QuickBetStore', () => {
  it('[QUICK-2] [QUICK-4] a live price goes straight to placing once there is a stake', () => {
    const { quick, pick, placed, marks, stake } = switchedOn();
    quick.pick(pick);
    expect([placed, marks()]).toEqual([[], ['waiting', null]]);
    stake(500);
    quick.pick(pick);
    expect([placed, marks()]).toEqual([['place'], ['placing', null]]);
  });

  it('[QUICK-6] a balance below the stake switches it off, and says so until it is on again', () => {
    const { quick, stake } = switchedOn();
    stake(500);
    quick.dispatch({ kind: 'balance-changed', currency: 'EUR', balance: minor(499) });
    expect(quick.state.getState()).toMatchObject({ isBalanceLow: true, quickBet: { isEnabled: false } });
    quick.dispatch({ kind: 'toggled' });
    expect(quick.state.getState().isBalanceLow).toBe(false);
  });

  it('[QUICK-8] a tap while another is under way is refused where it was, then the first one goes on', () => {
    const { quick, pick, other, ids, marks, tapped, stake, answer } = switchedOn();
    stake(500);
    quick.pick(pick);
    quick.pick(other);
    expect([tapped(), marks()]).toEqual([ids[1], ['placing', 'refused']]);
    answer('1', 'waiting_results');
    expect([tapped(), marks()]).toEqual([ids[0], ['placed', null]]);
  });

  it('[QUICK-8] a submitted bet is not marked as placed before it is accepted, also when another price is tapped meanwhile', () => {
    const { quick, bets, pick, other, marks, stake, answer } = switchedOn();
    stake(500);
    quick.pick(pick);
    answer('1', 'submitted');
    expect(marks()).toEqual(['checking', null]);
    quick.pick(other);
    answer('2', 'submitted');
    expect(marks()).toEqual(['checking', 'checking']);
    bets.put([betOf({ id: '1' as BetId, status: 'waiting_results', version: 2 })]);
    bets.put([betOf({ id: '2' as BetId, status: 'rejected', version: 2 })]);
    expect(marks()).toEqual(['placed', 'refused']);
    vi.advanceTimersByTime(6000);
    expect(marks()).toEqual([null, null]);
  });

  it('[QUICK-8] an answer that was read is gone; a bet that is still checked keeps its mark', () => {
    const { quick, pick, marks, tapped, stake, answer } = switchedOn();
    stake(500);
    quick.pick(pick);
    quick.dismiss();
    expect(marks()).toEqual(['placing', null]);
    answer('1', 'submitted');
    quick.dismiss();
    expect([tapped(), marks()]).toEqual([null, ['checking', null]]);
  });
});
