import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { contextOf, eur, idOf, marketOf, pickOf } from '../testing/fixtures.ts';
import { coded, message } from '../testing/placements.ts';
import { quickBetOff } from './quick-bet.ts';
import type { QuickBet, QuickBetEvent } from './quick-bet.ts';
import { reduceQuickBet } from './reduce-quick-bet.ts';

const context = contextOf({ now: 777 });
const start: QuickBetEvent = { kind: 'placement-started', key: 'key-1' };
const rest = run([{ kind: 'toggled' }, { kind: 'stake-changed', stake: minor(100) }], quickBetOff(eur));
const waiting = run([{ kind: 'outcome-picked', pick: pickOf('a') }], rest);
const busy = run([start], waiting);

function accepted(price: number): QuickBetEvent {
  return { kind: 'odds-change-accepted', odds: odds(price) };
}

function run(events: readonly QuickBetEvent[], from: QuickBet): QuickBet {
  return events.reduce((quickBet, event) => reduceQuickBet(quickBet, event, context).quickBet, from);
}

describe('odds that moved', () => {
  const wrongOdds = coded({
    code: 'invalid_odds',
    isWrongOddsError: true,
    messagesByBet: [message(0, { selectionId: idOf('a'), odds: odds(1800) })],
  });
  const asked = run([{ kind: 'placement-failed', key: 'key-1', failure: wrongOdds }], busy);

  it('[QUICK-7] the server refuses the price: the bet waits at the new one', () => {
    expect(asked).toMatchObject({ state: 'initial', placement: null, error: { isWrongOddsError: true } });
    expect(asked.bet).toMatchObject({ odds: 1800, profit: 80 });
    expect(reduceQuickBet(asked, start, context).result).toMatchObject({ refusals: [{ code: 'odds_changed' }] });
  });

  it('[QUICK-7] one tap takes the new price and places', () => {
    const step = reduceQuickBet(asked, accepted(1800), context);
    expect(step).toMatchObject({ effects: [{ kind: 'place' }], quickBet: { error: null, bet: { odds: 1800 } } });
    expect(run([start], step.quickBet).state).toBe('processing');
  });

  it('[QUICK-7] the feed moved a bet that waits: taken the same way, and only while it waits', () => {
    const moved = run([{ kind: 'market-updated', market: marketOf('a', 2, 2500) }], waiting);
    expect(run([accepted(2500), start], moved)).toMatchObject({
      state: 'processing',
      bet: { odds: 2500 },
    });
    for (const from of [busy, rest]) {
      expect(reduceQuickBet(from, accepted(2000), context).result).toEqual({ kind: 'ignored' });
    }
  });

  it.each([1750, 1850, 2000])('[QUICK-7] a press on 1.80 takes no other price: %i', (price) => {
    const moved = run([{ kind: 'market-updated', market: marketOf('a', 2, price) }], asked);
    expect(reduceQuickBet(moved, accepted(1800), context)).toEqual({
      quickBet: moved,
      result: { kind: 'ignored' },
      effects: [],
    });
  });

  it('[QUICK-7] without a stake the new price is taken and nothing is sent', () => {
    const step = reduceQuickBet({ ...asked, stake: minor(0) }, accepted(1800), context);
    expect([step.result, step.effects]).toEqual([{ kind: 'applied' }, []]);
  });
});
