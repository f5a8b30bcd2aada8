import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { contextOf, eur, freshnessOf, marketOf, noLimits, pickOf, statusOf } from '../testing/fixtures.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { quickBetOff } from './quick-bet.ts';
import type { QuickBet, QuickBetEvent } from './quick-bet.ts';
import { reduceQuickBet } from './reduce-quick-bet.ts';

const context = contextOf();
const armed = run([{ kind: 'toggled' }, stake(100)], context, quickBetOff(eur));
const waiting = run([{ kind: 'outcome-picked', pick: pickOf('a') }], context, armed);

function stake(value: number): QuickBetEvent {
  return { kind: 'stake-changed', stake: minor(value) };
}

function moved(version: number, price: number): QuickBetEvent {
  return { kind: 'market-updated', market: marketOf('a', version, price) };
}

function run(events: readonly QuickBetEvent[], where: TicketContext, from: QuickBet): QuickBet {
  return events.reduce((quickBet, event) => reduceQuickBet(quickBet, event, where).quickBet, from);
}

describe('following the feed', () => {
  it('the bet that waits moves with its price', () => {
    const loose = run([{ kind: 'accept-mode-changed', mode: 'any' }, moved(2, 2500)], context, waiting);
    expect(loose.bet).toMatchObject({ odds: 2500, selections: [{ isChanged: false }] });
    expect(run([moved(2, 2500)], context, waiting).bet?.selections[0]).toMatchObject({ isChanged: true });
    expect(run([statusOf('a', 2, 4)], context, waiting).bet?.selections[0]?.matchStatus).toBe(4);
    expect(run([freshnessOf('all', true)], context, waiting).bet?.selections[0]?.isStale).toBe(true);
  });

  it('says what is old and what is not its own', () => {
    expect(reduceQuickBet(waiting, moved(1, 9000), context)).toEqual({
      quickBet: waiting,
      result: { kind: 'stale' },
      effects: [],
    });
    expect(reduceQuickBet(waiting, freshnessOf('z', true), context).result).toEqual({ kind: 'ignored' });
    expect(reduceQuickBet(armed, moved(2, 2500), context).quickBet).toBe(armed);
  });

  it('warns of a limit the new price meets', () => {
    const limits = { ...noLimits, oddsLimit: { value: odds(2500), action: 'accept' } } as const;
    const loose = { ...waiting, acceptMode: 'any' } as const;
    expect(run([moved(2, 2500)], contextOf({ limits }), loose).warnings).toHaveLength(1);
    expect(
      run([stake(5)], contextOf({ limits: { ...limits, oddsLimit: { value: odds(2000), action: 'accept' } } }), waiting)
        .warnings,
    ).toHaveLength(1);
  });

  it('leaves a bet under way, and a receipt, as it was', () => {
    const busy = run([{ kind: 'placement-started', key: 'key-1' }], context, waiting);
    expect(reduceQuickBet(busy, moved(2, 2500), context).quickBet).toBe(busy);
    expect(reduceQuickBet({ ...waiting, state: 'error' }, moved(2, 2500), context).result).toEqual({ kind: 'ignored' });
  });
});
