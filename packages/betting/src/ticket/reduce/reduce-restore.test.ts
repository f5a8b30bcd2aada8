import type { MarketId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  bonusIdOf,
  btc,
  contextOf,
  currency,
  eur,
  idOf,
  picked,
  pickOf,
  placing,
  play,
  staked,
} from '../../testing/fixtures.ts';
import { finished } from '../../testing/placements.ts';
import { noBonuses } from '../available-bonuses.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { ConversionRates } from '../../arithmetic/convert.ts';
import type { SharedBet } from '../shared-bet.ts';
import { emptyTicket } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();
const usd = contextOf({ currency: currency('USD') });
const rates: ConversionRates = new Map([
  ['EUR', { numerator: 11n, denominator: 10n }],
  ['BTC', { numerator: 60_000n, denominator: 1n }],
]);

function fromSession(ticket: Ticket, with_: ConversionRates = rates): TicketEvent {
  return { kind: 'session-restored', ticket, rates: with_ };
}

function shared(changes: Partial<SharedBet> = {}): SharedBet {
  return {
    betType: 'combo',
    stake: null,
    picks: [pickOf('a'), pickOf('b')],
    systemId: null,
    customOdds: null,
    ...changes,
  };
}

function fromShare(...bets: readonly SharedBet[]): TicketEvent {
  return { kind: 'share-restored', bets, rates };
}

function shapeOf({ bets }: Ticket) {
  return bets.map(({ betType, selections }) => [betType, ...selections.map(({ matchId }) => matchId)]);
}

describe('restoring', () => {
  it('[SLIP-16] is under way until it succeeds or fails', () => {
    const restoring = play([{ kind: 'restore-started' }]);
    expect(restoring).toEqual({ ...emptyTicket, isRestoring: true });
    expect(play([{ kind: 'restore-failed' }], context, restoring)).toEqual(emptyTicket);
    expect(play([fromSession(emptyTicket)], context, restoring)).toEqual(emptyTicket);
    expect(play([fromShare(shared())], context, restoring).isRestoring).toBe(false);
  });
});

describe('from the session', () => {
  const stored = play([...picked('a', 'b'), staked(1001)]);

  it('[SLIP-16] brings the slip back, its prices stale until the feed confirms them', () => {
    const ticket = play([fromSession(stored)]);
    const [bet] = stored.bets;
    expect(ticket).toEqual({
      ...stored,
      bets: [{ ...bet, selections: bet?.selections.map((selection) => ({ ...selection, isStale: true })) }],
    });
  });

  it('[SLIP-14] converts a stake of another currency, never up', () => {
    const ticket = play([fromSession(stored)], usd);
    expect(ticket.bets[0]).toMatchObject({ currency: 'USD', stake: 1101, stakeSource: 'sharing', profit: 3303 });
  });

  it('[SLIP-14] converts between fiat and crypto by their own units', () => {
    const inBtc = play([...picked('a'), staked(12_345)], contextOf({ currency: btc }));
    expect(play([fromSession(inBtc)], usd).bets[0]).toMatchObject({ stake: 740, subunits: 100, isFiat: true });
  });

  it('[SLIP-14] rounds down to what can be paid', () => {
    const fine = contextOf({ currency: { ...currency('USD'), subunits: 10_000 } });
    expect(play([fromSession(stored)], fine).bets[0]?.stake).toBe(110_100);
  });

  it('[SLIP-14] has no stake where there is no rate', () => {
    expect(play([fromSession(stored, new Map())], usd).bets[0]).toMatchObject({ stake: 0, stakeSource: 'sharing' });
  });

  it('[SLIP-14] caps what a conversion makes of a stake', () => {
    const rich = new Map([['EUR', { numerator: 10n ** 30n, denominator: 1n }]]);
    expect(play([fromSession(stored, rich)], usd).bets[0]?.stake).toBe(100_000_000_000_000);
  });

  it('has no stake where the currency is counted in other units than it was', () => {
    const other = contextOf({ currency: { ...eur, subunits: 1000, digits: 3 } });
    expect(play([fromSession(stored)], other).bets[0]).toMatchObject({ stake: 0, subunits: 1000 });
    const mistaken = { ...stored, bets: stored.bets.map((bet) => ({ ...bet, isFiat: false })) };
    expect(play([fromSession(mistaken)]).bets[0]).toMatchObject({ stake: 1001, isFiat: true });
  });

  it('does not convert the amount of a freebet', () => {
    const freebet = { id: bonusIdOf('f'), variant: 'all_win', amount: minor(500), currency: 'EUR' } as const;
    const where = contextOf({ bonuses: { ...noBonuses, freebet: [freebet] } });
    const ticket = play([...picked('a'), { kind: 'bonus-chosen', target: 'all', bonusId: freebet.id }], where);
    expect(play([fromSession(ticket)], usd).bets[0]).toMatchObject({ stake: 0, bonus: null, freebetStake: null });
    expect(play([fromSession(ticket)], where).bets[0]).toMatchObject({ stake: 500, bonus: { id: 'f' } });
  });

  it('[PLACE-6] a placement under way lost its answer with the page, and keeps its key', () => {
    const busy = play([placing()], context, stored);
    const ticket = play([fromSession({ ...busy, isRestoring: true })], usd);
    expect(ticket).toEqual({
      ...busy,
      placement: { key: 'key-1', startedAt: 1_000_000, answer: 'unknown' },
      betsMeanwhile: stored.bets.map((bet) => ({
        ...bet,
        selections: bet.selections.map((selection) => ({ ...selection, isStale: true })),
      })),
    });
    const ended = play([{ kind: 'placement-reconciled', key: 'key-1', placed: null }], context, ticket);
    expect(ended.bets[0]?.selections.every(({ isStale }) => isStale)).toBe(true);
  });

  it('keeps a receipt', () => {
    const success = finished(emptyTicket, 'success');
    expect(play([fromSession(success)]).kind).toBe('success');
  });
});

describe('from a share code', () => {
  it('[SLIP-16] replaces the slip', () => {
    const ticket = play([...picked('z'), staked(5), fromShare(shared())]);
    expect(shapeOf(ticket)).toEqual([['combo', 'a', 'b']]);
    expect(ticket.bets[0]).toMatchObject({ stake: 0, stakeSource: 'sharing', currency: 'EUR', odds: 4000 });
    expect(ticket.selectedOutcomeIds).toEqual([idOf('a'), idOf('b')]);
    expect(ticket.kind).toBe('initial');
  });

  it('[SLIP-14] converts the stake, if one came along', () => {
    const stake = { value: minor(1000), currency: eur };
    expect(play([fromShare(shared({ stake }))], usd).bets[0]).toMatchObject({ stake: 1100, stakeSource: 'sharing' });
    expect(play([fromShare(shared({ stake }))]).bets[0]).toMatchObject({ stake: 1000, stakeSource: 'sharing' });
  });

  it.each([
    [
      'a combo of which one is left',
      [shared({ picks: [pickOf('a'), pickOf('b', { matchStatus: 4 })] })],
      [['single', 'a']],
    ],
    [
      'singles',
      [shared({ betType: 'single', picks: [pickOf('a')] }), shared({ betType: 'single', picks: [pickOf('b')] })],
      [
        ['single', 'a'],
        ['single', 'b'],
      ],
    ],
    [
      'singles of which one ended',
      [
        shared({ betType: 'single', picks: [pickOf('a', { matchStatus: 3 })] }),
        shared({ betType: 'single', picks: [pickOf('b')] }),
      ],
      [['single', 'b']],
    ],
    ['a single that claims to be two', [shared({ betType: 'single' })], [['single', 'a']]],
    ['one selection twice', [shared({ picks: [pickOf('a'), pickOf('b'), pickOf('a')] })], [['combo', 'a', 'b']]],
    [
      'a second combo, which a slip cannot hold',
      [shared(), shared({ picks: [pickOf('c'), pickOf('d')] })],
      [['combo', 'a', 'b']],
    ],
    ['a combo among singles', [shared({ betType: 'single', picks: [pickOf('c')] }), shared()], [['single', 'c']]],
    [
      'the same single twice',
      [shared({ betType: 'single', picks: [pickOf('a')] }), shared({ betType: 'single', picks: [pickOf('a')] })],
      [['single', 'a']],
    ],
    [
      'suspended selections stay, to be seen',
      [shared({ picks: [pickOf('a', { isSuspended: true }), pickOf('b')] })],
      [['combo', 'a', 'b']],
    ],
  ] as const)('%s', (_, bets, shape) => {
    expect(shapeOf(play([fromShare(...bets)]))).toEqual(shape);
  });

  const three = [pickOf('a'), pickOf('b'), pickOf('c')];
  it.each([
    ['its type', three, 'trixie', 'system', 'trixie'],
    ['the first that fits where its own is gone', three, '2of9', 'system', '2of3'],
    ['a combo where none fits', [pickOf('a'), pickOf('b')], 'trixie', 'combo', undefined],
  ] as const)('a system takes %s', (_, picks, systemId, betType, id) => {
    const [bet] = play([fromShare(shared({ betType: 'system', picks, systemId }))]).bets;
    expect(bet?.betType).toBe(betType);
    expect(bet?.systemType?.id).toBe(id);
  });

  it('a combo that names a system is still a combo', () => {
    const [bet] = play([fromShare(shared({ picks: three, systemId: 'trixie' }))]).bets;
    expect(bet).toMatchObject({ betType: 'combo', systemType: null });
  });

  it('a custom bet keeps its price while its set is whole', () => {
    const picks = [pickOf('a'), pickOf('a', { marketId: '2' as MarketId })];
    const custom = shared({ betType: 'custom_bet', picks, customOdds: odds(3500) });
    expect(play([fromShare(custom)]).bets[0]).toMatchObject({
      betType: 'custom_bet',
      customOdds: 3500,
      acceptedCustomOdds: 3500,
      odds: 3500,
    });
    const broken = { ...custom, picks: [...picks, pickOf('a', { marketId: '3' as MarketId, matchStatus: 4 })] };
    expect(play([fromShare(broken)]).bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: null });
  });

  it('never brings more than a slip holds', () => {
    const picks = Array.from({ length: 60 }, (_, index) => pickOf(`m${index}`));
    expect(play([fromShare(shared({ picks }))]).selectedOutcomeIds).toHaveLength(40);
    const singles = picks.map((pick) => shared({ betType: 'single', picks: [pick] }));
    expect(play([fromShare(...singles)]).bets).toHaveLength(40);
  });

  it.each([
    ['no bets', []],
    ['nothing that can still be bet', [shared({ picks: [pickOf('a', { matchStatus: 5 })] })]],
  ])('[SLIP-16] refuses %s and keeps the slip', (_, bets) => {
    const restoring = play([...picked('z'), { kind: 'restore-started' }]);
    const step = reduceTicket(restoring, fromShare(...bets), context);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'nothing_to_restore' }] });
    expect(step.ticket).toEqual({ ...restoring, isRestoring: false });
  });
});
