import type { MarketId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import {
  contextOf,
  firstSelection,
  customPicked,
  customPriced,
  freshnessOf,
  idOf,
  marketOf,
  marketUpdated,
  modeOf,
  picked,
  placing,
  play,
  priceMoved,
  providerOf,
  staked,
  statusOf,
  wished,
} from '../../testing/fixtures.ts';
import { placingOf, succeeded } from '../../testing/placements.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();

describe('during a placement', () => {
  const busy = placingOf(play([...picked('a', 'b'), staked(100), placing()]));
  const failed: TicketEvent = { kind: 'placement-failed', key: 'key-1', failure: { kind: 'uncoded' } };

  it('[TICKET-5] [TICKET-8] the feed is held back and nothing moves', () => {
    const step = reduceTicket(busy, priceMoved('a', 2, 2500), context);
    expect(step.result).toEqual({ kind: 'held' });
    expect({ ...step.ticket, betsMeanwhile: busy.betsMeanwhile }).toEqual(busy);
    expect(step.ticket.bets).toBe(busy.bets);
    expect(placingOf(step.ticket).betsMeanwhile[0]?.selections[0]).toMatchObject({ odds: 2500, isChanged: true });
  });

  it('takes effect when the placement ends, the newest of each', () => {
    const ticket = play(
      [priceMoved('a', 2, 2500), statusOf('a', 2, 1), priceMoved('a', 3, 2600), statusOf('a', 3, 1)],
      context,
      busy,
    );
    expect(ticket.bets).toBe(busy.bets);
    const ended = play([failed], context, ticket);
    expect(ended.kind).toBe('oddsChanged');
    expect(firstSelection(ended)).toMatchObject({ odds: 2600, matchStatus: 1, matchVersion: 3 });
  });

  it.each([
    ['a version the slip already had', priceMoved('a', 1, 9000), 'stale'],
    ['an older status', statusOf('a', 1, 1), 'stale'],
    ['another match', priceMoved('z', 5, 2500), 'ignored'],
    ['another market', marketUpdated(marketOf('a', 5, 2000, { id: '7' as MarketId })), 'ignored'],
    ['freshness of another match', freshnessOf('z', true), 'ignored'],
    ['another provider', providerOf('oddin', false), 'ignored'],
    [
      'a price of other selections',
      { kind: 'custom-odds-priced', selectionIds: [idOf('z')], customOdds: null },
      'ignored',
    ],
    ['freshness of all', freshnessOf('all', true), 'held'],
    ['freshness of one', freshnessOf('b', true), 'held'],
    ['its provider', providerOf('betradar', false), 'held'],
  ] as const)('%s', (_, event, kind) => {
    expect(reduceTicket(busy, event, context).result).toEqual({ kind });
  });

  it('a held update that is repeated or older is stale', () => {
    const ticket = play([priceMoved('a', 3, 2500), statusOf('a', 3, 1)], context, busy);
    for (const event of [
      priceMoved('a', 3, 2500),
      priceMoved('a', 2, 9000),
      statusOf('a', 3, 1),
      statusOf('a', 2, 1),
    ]) {
      expect(reduceTicket(ticket, event, context)).toEqual({ ticket, result: { kind: 'stale' }, effects: [] });
    }
  });

  it('of what has no version the last word counts', () => {
    const events = [providerOf('betradar', false), freshnessOf('a', true), providerOf('betradar', true)];
    const ended = play([...events, freshnessOf('b', false), failed], context, busy);
    expect(ended.bets[0]?.selections.map(({ isNotAvailable, isStale }) => [isNotAvailable, isStale])).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('a price is judged by the terms of the slip', () => {
    const loose = play([modeOf('any'), placing()], context, play([...picked('a', 'b'), staked(100)]));
    const ended = play([priceMoved('a', 2, 2500), failed], context, loose);
    expect(ended.kind).toBe('initial');
    expect(firstSelection(ended)).toMatchObject({ odds: 2500, acceptedOdds: 2500 });
  });

  it('a wish follows the price that moved meanwhile', () => {
    const wishing = play([modeOf('any'), wished(4000), placing()], context, play(picked('a', 'b')));
    expect(play([priceMoved('a', 2, 4000), failed], context, wishing).bets[0]?.stake).toBe(500);
  });

  it('a custom bet is priced again meanwhile', () => {
    const custom = play([...customPicked('1', '2'), customPriced(3500), staked(100), placing()]);
    const step = reduceTicket(custom, customPriced(3000), context);
    expect(step.result).toEqual({ kind: 'held' });
    expect(play([failed], context, step.ticket).bets[0]).toMatchObject({ customOdds: 3000, isCustomOddsChanged: true });
  });

  it('what was placed is gone, whatever became of its price', () => {
    const ended = play([priceMoved('a', 2, 2500), succeeded('x')], context, busy);
    expect(ended).toMatchObject({ kind: 'success', bets: [], selectedOutcomeIds: [] });
  });

  it('the surroundings wait too, and are read again at the end', () => {
    const usd = contextOf({ currency: { ...context.currency, code: 'USD' } });
    const step = reduceTicket(busy, { kind: 'currency-changed' }, usd);
    expect(step).toEqual({ ticket: busy, result: { kind: 'held' }, effects: [] });
    expect(play([failed], usd, busy).bets[0]).toMatchObject({ currency: 'USD', stake: 0, stakeSource: 'sharing' });
  });
});
