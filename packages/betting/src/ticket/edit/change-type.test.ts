import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import { describe, expect, it } from 'vitest';
import { refusalsForType } from '../../refusals/refusals-for-type.ts';
import {
  asSingles,
  asSystem,
  bonusIdOf,
  contextOf,
  idOf,
  picked,
  pickOf,
  placing,
  play,
  staked,
  systemTypes,
  wished,
} from '../../testing/fixtures.ts';
import { placingOf } from '../../testing/placements.ts';
import { minor } from '@slipstream/units/minor';
import { noBonuses } from '../available-bonuses.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import { systemTypesFor } from '../system-type.ts';
import { emptyTicket } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();
const combo: TicketEvent = { kind: 'type-changed', betType: 'combo' };

function barring(...providers: readonly Provider[]) {
  const terms = providers.map((provider) => [provider, { isActive: true, allowsMultiSingle: false }]);
  return contextOf({ providers: { ...context.providers, ...Object.fromEntries(terms) } });
}

function type(totalCount: number, winCount: number): SystemType {
  return { id: 'x', totalCount, winCount, cover: 'exact' };
}

function stakesOf({ bets }: Ticket) {
  return bets.map(({ betType, stake, selections }) => [betType, stake, selections.length]);
}

describe('changing the type', () => {
  const treble = play([...picked('a', 'b', 'c'), staked(1000)]);

  it('[SLIP-4] single splits into one bet each', () => {
    const ticket = play([asSingles], context, treble);
    expect(stakesOf(ticket)).toEqual([
      ['single', 333, 1],
      ['single', 333, 1],
      ['single', 333, 1],
    ]);
    expect(ticket.selectedOutcomeIds).toEqual([idOf('a'), idOf('b'), idOf('c')]);
  });

  it('[SLIP-4] combo merges, and never raises the total at stake', () => {
    const singles = play([asSingles, staked(250, idOf('b'))], context, treble);
    expect(stakesOf(play([combo], context, singles))).toEqual([['combo', 916, 3]]);
  });

  it('[SLIP-4] system takes the first type that fits, sorted by totalCount, then winCount', () => {
    const ticket = play([asSystem], context, treble);
    expect(ticket.bets[0]).toMatchObject({ betType: 'system', stake: 1000, systemType: { id: '2of3' } });
    expect(systemTypesFor(4, systemTypes).map(({ id }) => id)).toEqual(['2of4', '3of4', 'lucky15', 'yankee']);
    expect(systemTypesFor(3, systemTypes).map(({ id }) => id)).toEqual(['2of3', 'patent', 'trixie']);
  });

  it('[SLIP-4] offers no system past twenty selections, nor one that asks for more winners than there are', () => {
    expect(systemTypesFor(21, [type(21, 2)])).toEqual([]);
    expect(systemTypesFor(20, [type(20, 2)])).toHaveLength(1);
    expect(systemTypesFor(3, [type(3, 4)])).toEqual([]);
    expect(systemTypesFor(3, [type(3, 3)])).toHaveLength(1);
  });

  it('caps what singles bring together', () => {
    const max = 100_000_000_000_000;
    const ticket = play([...picked('a', 'b'), asSingles, staked(max), combo]);
    expect(ticket.bets[0]?.stake).toBe(max);
  });

  it("leaves the amount of a freebet behind, as it is not the player's", () => {
    const freebet = { id: bonusIdOf('f'), variant: 'all_win', amount: minor(500), currency: 'EUR' } as const;
    const withFreebet = contextOf({ bonuses: { ...noBonuses, freebet: [freebet] } });
    const choose: TicketEvent = { kind: 'bonus-chosen', target: 'all', bonusId: freebet.id };
    expect(stakesOf(play([...picked('a', 'b'), choose], withFreebet))).toEqual([['combo', 500, 2]]);
    expect(stakesOf(play([...picked('a', 'b'), choose, asSingles], withFreebet))).toEqual([
      ['single', 0, 1],
      ['single', 0, 1],
    ]);
  });

  it('works out the odds again', () => {
    expect(play([asSystem], context, treble).bets[0]).toMatchObject({ odds: 4000, profit: 3000 });
    expect(play([asSingles], context, treble).bets[0]).toMatchObject({ odds: 2000, profit: 333 });
  });
});

describe('choosing a system', () => {
  const four = play([...picked('a', 'b', 'c', 'd'), staked(1100)]);

  it.each([
    ['from a combo', [], 'yankee', 1100],
    ['from a system', [asSystem], '3of4', 1100],
    ['from singles', [asSingles], 'lucky15', 1100],
  ] as const)('[SLIP-4] %s', (_, events, systemId, stake) => {
    const ticket = play([...events, { kind: 'system-chosen', systemId }], context, four);
    expect(ticket.bets).toHaveLength(1);
    expect(ticket.bets[0]).toMatchObject({ betType: 'system', stake, systemType: { id: systemId } });
  });

  it('[SLIP-4] another type of system leaves the wish as it is', () => {
    const wishing = play([asSystem, wished(9000), { kind: 'system-chosen', systemId: '3of4' }], context, four);
    expect(wishing.bets[0]).toMatchObject({ stakeSource: 'potentialWin', potentialWin: 9000, stake: 1125 });
  });

  it('[SLIP-5] refuses one that does not fit', () => {
    const step = reduceTicket(four, { kind: 'system-chosen', systemId: '2of3' }, context);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'system_not_available', selectionCount: 4 }] });
    expect(step.ticket).toBe(four);
  });

  it('[SLIP-5] refuses what a system would be refused for', () => {
    const step = reduceTicket(play(picked('a')), { kind: 'system-chosen', systemId: '2of3' }, context);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'one_selection' }] });
  });
});

describe('what a slip cannot become', () => {
  const custom = play([{ kind: 'custom-outcome-toggled', pick: pickOf('a') }]);
  const two = play(picked('a', 'b'));
  const mixed = play([...picked('a'), { kind: 'outcome-toggled', pick: pickOf('b', { provider: 'oddin' }) }]);
  const busy = play([...picked('a', 'b'), staked(10), placing()]);
  it.each([
    ['a combo again', two, 'combo', context, [{ code: 'already_that_type', betType: 'combo' }]],
    ['a single that has one selection', play(picked('a')), 'combo', context, [{ code: 'one_selection' }]],
    [
      'a single again',
      play(picked('a')),
      'single',
      context,
      [{ code: 'already_that_type', betType: 'single' }, { code: 'one_selection' }],
    ],
    [
      'singles where a provider bars them',
      mixed,
      'single',
      barring('oddin'),
      [{ code: 'singles_not_allowed', providers: ['oddin'] }],
    ],
    [
      'singles where all bar them',
      mixed,
      'single',
      barring('oddin', 'betradar'),
      [{ code: 'singles_not_allowed', providers: ['betradar', 'oddin'] }],
    ],
    ['a combo, whoever bars singles', play([asSingles], context, two), 'combo', barring('betradar'), []],
    ['a system no type fits', two, 'system', context, [{ code: 'system_not_available', selectionCount: 2 }]],
    ['anything but the custom bet it is', custom, 'single', context, [{ code: 'custom_bet_keeps_type' }]],
    ['anything when empty', emptyTicket, 'combo', context, [{ code: 'no_bets' }]],
    ['anything in progress', busy, 'single', context, [{ code: 'in_progress' }]],
    ['singles, allowed', two, 'single', context, []],
  ] as const)('[SLIP-5] [SLIP-6] %s', (_, ticket, betType, where, refusals) => {
    expect(refusalsForType(ticket, betType, where)).toEqual(refusals);
    const step = reduceTicket(ticket, { kind: 'type-changed', betType }, where);
    expect(step.result).toEqual(refusals.length === 0 ? { kind: 'applied' } : { kind: 'refused', refusals });
    expect(step.ticket === ticket).toBe(refusals.length > 0);
  });

  it('[SLIP-5] an empty or custom slip in progress says both', () => {
    const placement = placingOf(busy);
    expect(refusalsForType({ ...placement, bets: [] }, 'combo', context)).toEqual([
      { code: 'in_progress' },
      { code: 'no_bets' },
    ]);
    expect(refusalsForType({ ...placement, bets: custom.bets }, 'combo', context)).toEqual([
      { code: 'in_progress' },
      { code: 'custom_bet_keeps_type' },
    ]);
  });
});
