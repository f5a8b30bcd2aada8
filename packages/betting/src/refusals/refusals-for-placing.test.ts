import type { MarketId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import {
  acceptance,
  asSingles,
  bonusIdOf,
  btc,
  chosen,
  contextOf,
  customPicked,
  customPriced,
  eur,
  freshnessOf,
  idOf,
  noLimits,
  picked,
  pickOf,
  placing,
  play,
  priceMoved,
  providerOf,
  staked,
  statusOf,
} from '../testing/fixtures.ts';
import { finished } from '../testing/placements.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';
import { refusalsForPlacing } from './refusals-for-placing.ts';

const context = contextOf();
const single = play([...picked('a'), staked(100)]);
const double = play([...picked('a', 'b'), staked(100)]);
const totals = { marketId: '2' as MarketId };

function barring() {
  return contextOf({ providers: { ...context.providers, betradar: { isActive: true, allowsMultiSingle: false } } });
}

function balance(value: number | null, changes = {}) {
  return contextOf({ player: { isPve: false, balance: value === null ? null : minor(value) }, ...changes });
}

describe('why a slip cannot be placed', () => {
  it.each([
    ['[LIMIT-5] it can', single, context, []],
    ['[LIMIT-5] no bets', emptyTicket, context, [{ code: 'no_bets' }]],
    [
      '[LIMIT-5] no stake',
      play(picked('a', 'b')),
      context,
      [{ code: 'stake_too_low', selectionIds: [idOf('a'), idOf('b')] }],
    ],
    [
      '[TICKET-3] a single without a stake stands in nobody’s way',
      play([...picked('a', 'b'), asSingles, staked(5, idOf('a'))]),
      context,
      [],
    ],
    [
      '[TICKET-3] nor does one that cannot be bet',
      play([...picked('a', 'b'), asSingles, staked(5, idOf('a')), statusOf('b', 2, 4)]),
      context,
      [],
    ],
    [
      '[TICKET-3] no single has a stake',
      play([...picked('a', 'b'), asSingles]),
      context,
      [{ code: 'stake_too_low', selectionIds: [idOf('a'), idOf('b')] }],
    ],
    [
      '[LIMIT-5] [BET-7] the check on the bet fails',
      play([...picked('a'), { kind: 'outcome-toggled', pick: pickOf('a', totals) }, staked(100)]),
      context,
      [{ code: 'same_match', matchId: 'a', selectionIds: [idOf('a'), idOf('a', totals)] }],
    ],
    ['in progress', play([placing()], context, single), context, [{ code: 'in_progress' }]],
    ['restoring', { ...single, isRestoring: true }, context, [{ code: 'restoring' }]],
    ['[TICKET-7] a visitor', single, contextOf({ player: null }), [{ code: 'sign_in' }]],
    [
      '[PLACE-5] a player flagged pve',
      single,
      contextOf({ player: { isPve: true, balance: null } }),
      [{ code: 'player_forbidden' }],
    ],
    [
      '[SLIP-15] a match that stopped',
      play([statusOf('a', 2, 2)], context, double),
      context,
      [{ code: 'match_closed', selectionIds: [idOf('a')], status: 2 }],
    ],
    [
      '[SLIP-15] matches that ended, each by its status',
      play([statusOf('a', 2, 4), statusOf('b', 2, 5)], context, double),
      context,
      [
        { code: 'match_closed', selectionIds: [idOf('a')], status: 4 },
        { code: 'match_closed', selectionIds: [idOf('b')], status: 5 },
      ],
    ],
    [
      '[SLIP-7] suspended',
      play([{ kind: 'market-updated', market: { ...marketGone('b'), version: 2 } }], context, double),
      context,
      [{ code: 'selection_suspended', selectionIds: [idOf('b')] }],
    ],
    [
      '[TICKET-6] a provider that is down, seen or not',
      play([providerOf('betradar', false), acceptance], context, double),
      context,
      [{ code: 'selection_not_available', selectionIds: [idOf('a'), idOf('b')] }],
    ],
    [
      'a stale price',
      play([freshnessOf('b', true)], context, double),
      context,
      [{ code: 'price_stale', selectionIds: [idOf('b')] }],
    ],
    [
      '[SLIP-8] a price that changed',
      play([priceMoved('b', 2, 2100)], context, double),
      context,
      [{ code: 'odds_changed', selectionIds: [idOf('b')] }],
    ],
    [
      '[SLIP-8] a price that changed while an error is shown',
      finished(play([priceMoved('b', 2, 2100)], context, double), 'error'),
      context,
      [{ code: 'odds_changed', selectionIds: [idOf('b')] }],
    ],
    [
      '[SLIP-6] singles a provider does not allow',
      play([...picked('a', 'b'), asSingles, staked(5)]),
      barring(),
      [{ code: 'singles_not_allowed', providers: ['betradar'] }],
    ],
    ['[SLIP-6] one single is always allowed', single, barring(), []],
    [
      '[LIMIT-3] a limit',
      single,
      contextOf({ limits: { ...noLimits, maxStakeLimit: { fiat: { EUR: { amount: minor(100) } }, crypto: {} } } }),
      [
        {
          code: 'max_stake_limit_exceeded',
          limit: 100,
          currency: 'EUR',
        },
      ],
    ],
    [
      '[LIMIT-5] a total that does not survive fiat rounding',
      play([...picked('a'), staked(150)], contextOf({ currency: { ...eur, subunits: 10_000 } })),
      contextOf({ currency: { ...eur, subunits: 10_000 } }),
      [{ code: 'stake_not_payable', total: 150, step: 100, currency: 'EUR' }],
    ],
    [
      '[LIMIT-5] crypto is not rounded',
      play([...picked('a'), staked(150)], contextOf({ currency: btc })),
      contextOf({ currency: { ...btc, digits: 2 } }),
      [],
    ],
    ['a balance that is short', single, balance(99), [{ code: 'insufficient_balance', balance: 99, needed: 100 }]],
    ['a balance that is just enough', single, balance(100), []],
    ['a balance that is not known', single, balance(null), []],
  ] as const)('%s', (_, ticket, where, refusals) => {
    expect(refusalsForPlacing(ticket, where)).toEqual(refusals);
  });

  it('a freebet needs no balance, a no-risk one does', () => {
    const freebet = { id: bonusIdOf('f'), amount: minor(500), currency: 'EUR' };
    for (const [variant, codes] of [
      ['all_win', []],
      ['no_risk', ['insufficient_balance']],
    ] as const) {
      const where = balance(10, { bonuses: { ...noBonuses, freebet: [{ ...freebet, variant }] } });
      const ticket = play([...picked('a'), chosen('f')], where);
      expect(refusalsForPlacing(ticket, where).map(({ code }) => code)).toEqual(codes);
    }
  });

  it('[TICKET-4] new prices are asked about when nothing else is in the way', () => {
    const moved = play([...picked('a'), priceMoved('a', 2, 1900)]);
    expect(refusalsForPlacing(moved, context)[0]?.code).toBe('stake_too_low');
    expect(refusalsForPlacing(play([staked(100)], context, moved), balance(99))[0]?.code).toBe('insufficient_balance');
    expect(refusalsForPlacing(play([staked(100)], context, moved), context)[0]?.code).toBe('odds_changed');
  });

  it('[LIMIT-5] tells every reason, the one to show first', () => {
    const down: readonly TicketEvent[] = [providerOf('betradar', false), freshnessOf('all', true)];
    const ticket = play([...picked('a'), { kind: 'outcome-toggled', pick: pickOf('a', totals) }, ...down]);
    const codes = refusalsForPlacing(ticket, contextOf({ player: { isPve: true, balance: minor(0) } })).map(
      ({ code }) => code,
    );
    expect(codes).toEqual([
      'player_forbidden',
      'selection_not_available',
      'price_stale',
      'same_match',
      'stake_too_low',
      'odds_changed',
    ]);
  });
});

describe('why a custom bet cannot be placed', () => {
  const one = play([...customPicked('1'), staked(10)]);
  const two = play(customPicked('2'), context, one);
  const priced = play([customPriced(3000)], context, two);
  it.each([
    ['it can', priced, context, []],
    ['one leg', one, context, [{ code: 'custom_bet_too_small' }, { code: 'custom_odds_missing' }]],
    ['no price', two, context, [{ code: 'custom_odds_missing' }]],
    ['switched off', priced, contextOf({ isCustomBetEnabled: false }), [{ code: 'custom_bet_off' }]],
    [
      'a price that changed',
      play([customPriced(2900)], context, priced),
      context,
      [{ code: 'odds_changed', selectionIds: two.selectedOutcomeIds }],
    ],
  ] as const)('[CUSTOM-3] %s', (_, ticket, where, refusals) => {
    expect(refusalsForPlacing(ticket, where)).toEqual(refusals);
  });
});

function marketGone(match: string) {
  const { matchId, marketId, specifier } = pickOf(match);
  return { matchId, id: marketId, specifier, version: 2, status: -1 as const, outcomes: [] };
}
