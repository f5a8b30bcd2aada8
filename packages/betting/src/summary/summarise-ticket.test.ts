import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  acceptance,
  asSingles,
  asSystem,
  bonusIdOf,
  chosen,
  contextOf,
  customPicked,
  customPriced,
  idOf,
  noLimits,
  picked,
  pickOf,
  play,
  priceMoved,
  providerOf,
  staked,
} from '../testing/fixtures.ts';
import type { FreebetVariant } from '../bonus/bonus-effect.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import type { Freebet } from '../ticket/available-bonuses.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';
import { betLabel } from './bet-label.ts';
import { summariseTicket } from './summarise-ticket.ts';

const context = contextOf();

function systemChosen(systemId: string): TicketEvent {
  return { kind: 'system-chosen', systemId };
}

function dear(match: string): TicketEvent {
  return { kind: 'outcome-toggled', pick: pickOf(match, { odds: odds(10_000_000) }) };
}

function freebet(variant: FreebetVariant): Freebet {
  return { id: bonusIdOf('free'), variant, amount: minor(500), currency: 'EUR' };
}

describe('the name of a bet', () => {
  it.each([
    ['single', picked('a')],
    ['doubles', picked('a', 'b')],
    ['trebles', picked('a', 'b', 'c')],
    ['accumulator', picked('a', 'b', 'c', 'd')],
    ['accumulator', picked('a', 'b', 'c', 'd', 'e')],
    ['system', [...picked('a', 'b', 'c'), asSystem]],
    ['trixie', [...picked('a', 'b', 'c'), systemChosen('trixie')]],
    ['goliath', [...picked('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), systemChosen('goliath')]],
    ['custom_bet', [{ kind: 'custom-outcome-toggled', pick: pickOf('a') }]],
  ] as const)('[BET-1] %s', (label, events) => {
    const [bet] = play(events).bets;
    expect(bet && betLabel(bet)).toBe(label);
  });

  it('[BET-1] a system without its type is still a system', () => {
    expect(betLabel({ betType: 'system', selections: [], systemType: null })).toBe('system');
  });
});

describe('the summary', () => {
  it('of an empty slip', () => {
    expect(summariseTicket(emptyTicket, context)).toEqual({
      betType: null,
      selectionCount: 0,
      bets: [],
      placeCount: 0,
      total: { stake: 0, ownStake: 0, potentialReturn: 0, profit: 0 },
      odds: null,
      changes: [],
      upcomingBonuses: [],
      warnings: [],
      refusals: [{ code: 'no_bets' }],
      typeRefusals: { single: [{ code: 'no_bets' }], combo: [{ code: 'no_bets' }], system: [{ code: 'no_bets' }] },
      systemTypes: [],
    });
  });

  it('of a combo', () => {
    const summary = summariseTicket(play([...picked('a', 'b'), staked(1050)]), context);
    const line = {
      stake: 1050,
      ownStake: 1050,
      potentialReturn: 4200,
      profit: 3150,
    };
    expect(summary).toMatchObject({ betType: 'combo', selectionCount: 2, odds: 4000, total: line, refusals: [] });
    expect(summary.bets).toEqual([
      {
        ...line,
        label: 'doubles',
        selectionIds: [idOf('a'), idOf('b')],
        odds: 4000,
        lines: 1,
        lineStakeFloor: 1050,
        lineRest: 0,
        bonus: null,
      },
    ]);
    expect(summary.typeRefusals).toEqual({
      single: [],
      combo: [{ code: 'already_that_type', betType: 'combo' }],
      system: [{ code: 'system_not_available', selectionCount: 2 }],
    });
  });

  it('of singles: the total is the sum, and there are no total odds', () => {
    const ticket = play([...picked('a', 'b'), asSingles, staked(100), staked(55, idOf('b'))]);
    const summary = summariseTicket(ticket, context);
    expect(summary.total).toEqual({ stake: 155, ownStake: 155, potentialReturn: 310, profit: 155 });
    expect(summary.odds).toBeNull();
    expect(summary.bets).toHaveLength(2);
  });

  it('of a system: its lines and the stake of each', () => {
    const ticket = play([...picked('a', 'b', 'c', 'd'), { kind: 'system-chosen', systemId: 'yankee' }, staked(1000)]);
    const summary = summariseTicket(ticket, context);
    const lines = { lines: 11, lineStakeFloor: 90, lineRest: 10 };
    expect(summary.bets[0]).toMatchObject({ label: 'yankee', ...lines, potentialReturn: 6545 });
    expect(summary.systemTypes.map(({ id }) => id)).toEqual(['2of4', '3of4', 'lucky15', 'yankee']);
  });

  it('of a system whose type does not fit', () => {
    const ticket = play([...picked('a', 'b', 'c'), asSystem, staked(100)]);
    const [bet] = ticket.bets;
    if (bet === undefined) throw new Error('no bet');
    for (const systemType of [null, { id: '2of4', totalCount: 4, winCount: 2, cover: 'exact' as const }]) {
      const odd = { ...ticket, bets: [{ ...bet, systemType, odds: null }] };
      const summary = summariseTicket(odd, context);
      expect(summary.bets[0]).toMatchObject({ lines: 1, potentialReturn: 0 });
      expect(summary.refusals).toEqual([{ code: 'system_not_available', selectionCount: 3 }]);
    }
  });

  it('never loses a figure to the size of a return', () => {
    const ticket = play([dear('a'), dear('b'), asSingles, staked(100_000_000_000_000)]);
    expect(summariseTicket(ticket, context).total.potentialReturn).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('carries warnings beside, and refusals before, the place button', () => {
    const oddsLimit = { value: odds(2000), action: 'accept' } as const;
    const summary = summariseTicket(
      play([...picked('a'), staked(100)]),
      contextOf({ limits: { ...noLimits, oddsLimit } }),
    );
    expect(summary.warnings).toEqual([{ code: 'odds_limit_exceeded', limit: 2000 }]);
    expect(summary.refusals).toEqual([]);
  });
});

describe('what a bonus does', () => {
  const range = { minCount: 2, maxCount: 3, bonusOdds: odds(1100), minOdds: odds(1500) };
  const comboboost = {
    id: bonusIdOf('boost'),
    ranges: [range, { ...range, minCount: 4, maxCount: 9, bonusOdds: odds(1300) }],
  };

  it('[SLIP-13] a comboboost raises the return, and says what the next selection brings', () => {
    const where = contextOf({ bonuses: { ...noBonuses, comboboost } });
    const summary = summariseTicket(play([...picked('a', 'b'), staked(100)], where), where);
    expect(summary.bets[0]).toMatchObject({
      odds: 4000,
      potentialReturn: 440,
      profit: 340,
      bonus: { id: 'boost', type: 'comboboost', bonusOdds: 1100, returnWithout: 400, returnGained: 40 },
    });
    expect(summary.upcomingBonuses).toMatchObject([
      { bonusId: 'boost', selectionsMissing: 2, range: { bonusOdds: 1300 } },
    ]);
  });

  it.each([
    ['no_risk', 500, 1000, 500, 0],
    ['all_win', 0, 1000, 1000, 0],
    ['only_win', 0, 500, 500, -500],
  ] as const)('[SLIP-12] a freebet %s', (variant, ownStake, potentialReturn, profit, returnGained) => {
    const where = contextOf({ bonuses: { ...noBonuses, freebet: [freebet(variant)] } });
    const summary = summariseTicket(play([...picked('a'), chosen('free')], where), where);
    expect(summary.total).toEqual({ stake: 500, ownStake, potentialReturn, profit });
    expect(summary.bets[0]?.bonus).toEqual({
      id: 'free',
      type: 'freebet',
      bonusOdds: null,
      returnWithout: 1000,
      returnGained,
    });
  });
});

describe('changes, as data for words', () => {
  it('says from, to and what it does to the return', () => {
    const ticket = play([...picked('a', 'b'), staked(100), priceMoved('a', 2, 2500), priceMoved('b', 2, 1600)]);
    expect(summariseTicket(ticket, context).changes).toEqual([
      {
        selectionId: idOf('a'),
        from: 2000,
        to: 2500,
        direction: 'up',
        returnBefore: 320,
        returnAfter: 400,
        covers: null,
      },
      {
        selectionId: idOf('b'),
        from: 2000,
        to: 1600,
        direction: 'down',
        returnBefore: 500,
        returnAfter: 400,
        covers: null,
      },
    ]);
    expect(summariseTicket(play([acceptance], context, ticket), context).changes).toEqual([]);
  });

  it('offers to cover small moves when the price moves faster than it can be accepted', () => {
    const ticket = play([...picked('a'), priceMoved('a', 2, 1950), acceptance, priceMoved('a', 3, 1900)]);
    expect(summariseTicket(ticket, context).changes[0]?.covers).toEqual({
      lowest: 1843,
      highest: 1957,
      tolerancePermille: 30,
      windowMs: 5000,
    });
  });

  it('an outage has no price to accept', () => {
    const gone = providerOf('betradar', false);
    expect(summariseTicket(play([...picked('a'), gone]), context).changes).toEqual([]);
  });

  it('the price of a custom bet changes as a whole', () => {
    const ticket = play([...customPicked('1', '2'), customPriced(4000), staked(100), customPriced(3000)]);
    expect(summariseTicket(ticket, context).changes).toEqual([
      { selectionId: null, from: 4000, to: 3000, direction: 'down', returnBefore: 400, returnAfter: 300, covers: null },
    ]);
    expect(summariseTicket(play([customPriced(null)], context, ticket), context).changes).toEqual([]);
    const [bet] = ticket.bets;
    if (bet === undefined) throw new Error('no bet');
    const odd = { ...ticket, bets: [{ ...bet, acceptedCustomOdds: null }] };
    expect(summariseTicket(odd, context).changes).toEqual([]);
  });
});
