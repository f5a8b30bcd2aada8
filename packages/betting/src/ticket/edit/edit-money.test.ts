import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  asSingles,
  asSystem,
  btc,
  chip,
  chosen,
  contextOf,
  customPicked,
  eur,
  idOf,
  modeOf,
  picked,
  pickOf,
  play,
  priceMoved,
  staked,
  wished,
} from '../../testing/fixtures.ts';
import { finished } from '../../testing/placements.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();

function lines(lineStake: number): TicketEvent {
  return { kind: 'line-stake-changed', lineStake: minor(lineStake) };
}

describe('stakes', () => {
  it('is set for one single, or for all', () => {
    const two = play([...picked('a', 'b'), asSingles, staked(100), staked(250, idOf('b'))]);
    expect(two.bets.map(({ stake }) => stake)).toEqual([100, 250]);
    expect(two.bets.map(({ profit }) => profit)).toEqual([100, 250]);
  });

  it('is set through any selection of a combo', () => {
    expect(play([...picked('a', 'b'), staked(70, idOf('b'))]).bets[0]?.stake).toBe(70);
  });

  it('[SLIP-18] a chip adds to the stake, a second tap adds again', () => {
    const ticket = play([...picked('a'), staked(1), chip(2000), chip(2000)]);
    expect(ticket.bets[0]).toMatchObject({ stake: 4001, stakeSource: 'stake', profit: 4001 });
  });

  it('[SLIP-18] a chip adds to what a wished win came to, and to each single', () => {
    expect(play([...picked('a'), wished(1000), chip(50)]).bets[0]).toMatchObject({ stake: 550, potentialWin: null });
    const singles = play([...picked('a', 'b'), asSingles, staked(7, idOf('a')), chip(50), chip(1, idOf('b'))]);
    expect(singles.bets.map(({ stake }) => stake)).toEqual([57, 51]);
  });

  it('[SLIP-18] a chip past the most a slip takes leaves the stake at the most', () => {
    expect(play([...picked('a'), staked(99_999_999_999_999), chip(500)]).bets[0]?.stake).toBe(100_000_000_000_000);
  });

  it.each([
    ['negative', -1],
    ['a fraction', 0.5],
    ['not a number', Number.NaN],
    ['past the most a slip takes', 100_000_000_000_001],
    ['endless', Number.POSITIVE_INFINITY],
  ])('[BET-4] refuses an amount that is %s', (_, amount) => {
    const ticket = play([...picked('a'), staked(7)]);
    const refusals = [{ code: 'stake_invalid', stakeMinorMax: 100_000_000_000_000 }];
    for (const event of [
      { kind: 'stake-changed', target: 'all', stake: amount as never },
      { kind: 'potential-win-changed', target: 'all', potentialWin: amount as never },
    ] as const) {
      const step = reduceTicket(ticket, event, context);
      expect(step.ticket).toBe(ticket);
      expect(step.result).toEqual({ kind: 'refused', refusals });
    }
  });

  it('takes the most there is, and nothing', () => {
    expect(play([...picked('a'), staked(100_000_000_000_000)]).bets[0]?.stake).toBe(100_000_000_000_000);
    expect(play([...picked('a'), staked(5), staked(0)]).bets[0]?.stake).toBe(0);
  });

  it('ignores a target that is not in the slip', () => {
    const ticket = play(picked('a'));
    for (const event of [staked(5, idOf('b')), wished(5, idOf('b')), chosen(null, idOf('b'))]) {
      expect(reduceTicket(ticket, event, context)).toEqual({ ticket, result: { kind: 'ignored' }, effects: [] });
    }
  });

  it('ends the error or the receipt of an earlier placement', () => {
    const error = play([...picked('a'), staked(5)], contextOf());
    expect(play([staked(6)], context, finished(error, 'error')).kind).toBe('initial');
  });
});

describe('the stake of a system', () => {
  // Three selections, two of three: three lines.
  const system = [...picked('a', 'b', 'c'), asSystem] as const;
  const perLine = { kind: 'stake-basis-changed', basis: 'line' } as const;
  const inTotal = { kind: 'stake-basis-changed', basis: 'total' } as const;

  it.each([
    ['begins in total', [staked(1000)], { stake: 1000, lineStake: null }],
    ['per line is one for each line', [perLine, lines(250)], { stake: 750, lineStake: 250 }],
    ['goes from total to line without rising', [staked(1000), perLine], { stake: 999, lineStake: 333 }],
    ['goes back to the total as it is', [perLine, lines(250), inTotal], { stake: 750, lineStake: null }],
    ['a chip adds to every line', [perLine, lines(250), chip(100)], { stake: 1050, lineStake: 350 }],
    ['a total typed is a total', [perLine, lines(250), staked(10)], { stake: 10, lineStake: null }],
    ['a wished win is neither', [perLine, wished(1200)], { stakeSource: 'potentialWin', lineStake: null }],
    ['is capped', [perLine, lines(90_000_000_000_000)], { stake: 100_000_000_000_000 }],
  ] as const)('[SLIP-19] %s', (_, events, bet) => {
    expect(play([...system, ...events]).bets[0]).toMatchObject(bet);
  });

  it('[SLIP-19] begins per line for a player who last entered it so, and never rises by it', () => {
    const lastPerLine = contextOf({ stakeBasis: 'line' });
    expect(play(system, lastPerLine).bets[0]).toMatchObject({ stake: 0, lineStake: 0 });
    const treble = [...picked('a', 'b', 'c'), staked(1000), asSystem];
    expect(play(treble, lastPerLine).bets[0]).toMatchObject({ stake: 999, lineStake: 333 });
    expect(play([...picked('a', 'b', 'c'), staked(1000)], lastPerLine).bets[0]).toMatchObject({ lineStake: null });
  });

  it('[SLIP-19] per line follows the lines of another system, and ends with the system', () => {
    const trixie = { kind: 'system-chosen', systemId: 'trixie' } as const;
    expect(play([...system, perLine, lines(250), trixie]).bets[0]).toMatchObject({ stake: 1000, lineStake: 250 });
    const double = play([...system, perLine, lines(250), { kind: 'type-changed', betType: 'combo' }]);
    expect(double.bets[0]).toMatchObject({ betType: 'combo', stake: 750, lineStake: null });
  });

  it('[SLIP-19] nothing but a system has a stake per line', () => {
    const single = play([...picked('a'), staked(100)]);
    for (const event of [perLine, lines(5), inTotal]) {
      expect(reduceTicket(single, event, context)).toEqual({
        ticket: single,
        result: { kind: 'ignored' },
        effects: [],
      });
    }
  });
});

describe('I want to win', () => {
  it('works the stake out, the smallest that returns the wish', () => {
    const ticket = play([{ kind: 'outcome-toggled', pick: pickOf('a', { odds: odds(1850) }) }, wished(10_000)]);
    expect(ticket.bets[0]).toMatchObject({
      stake: 5406,
      stakeSource: 'potentialWin',
      potentialWin: 10_000,
      profit: 4595,
    });
  });

  it.each([
    ['rises', 2500, 800],
    ['falls', 1600, 1250],
    ['goes where no stake is exact', 3000, 667],
  ])('[SLIP-9] the stake is rescaled by old over new total odds when the price %s', (_, price, stake) => {
    const ticket = play([...picked('a'), modeOf('any'), wished(2000), priceMoved('a', 2, price)]);
    expect(ticket.bets[0]).toMatchObject({ stake, stakeSource: 'potentialWin' });
  });

  it('[SLIP-9] comes back to the same stake with the price, however often it moves', () => {
    const moves = [3000, 1001, 7777, 2000].map((price, index) => priceMoved('a', index + 2, price));
    expect(play([...picked('a'), modeOf('any'), wished(2001), ...moves]).bets[0]?.stake).toBe(1001);
  });

  it('[SLIP-9] follows a selection that is added or removed', () => {
    const double = play([...picked('a'), wished(4000), ...picked('b')]);
    expect(double.bets[0]).toMatchObject({ betType: 'combo', stake: 1000 });
    expect(play(picked('b'), context, double).bets[0]?.stake).toBe(2000);
  });

  it('a stake typed afterwards stays where it is', () => {
    const ticket = play([...picked('a'), modeOf('any'), wished(2000), staked(123), priceMoved('a', 2, 4000)]);
    expect(ticket.bets[0]).toMatchObject({ stake: 123, stakeSource: 'stake', potentialWin: null });
  });

  it('is refused while there is no price, and only for the bet it is about', () => {
    const custom = play(customPicked('1'));
    const step = reduceTicket(custom, wished(1000), context);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'no_price' }] });
    expect(step.ticket).toBe(custom);
  });

  it('keeps the stake while a custom bet waits for its price', () => {
    const selectionIds = [idOf('a')];
    const ticket = play([
      ...customPicked('1'),
      { kind: 'custom-odds-priced', selectionIds, customOdds: odds(4000) },
      wished(4000),
      { kind: 'custom-odds-priced', selectionIds, customOdds: null },
    ]);
    expect(ticket.bets[0]).toMatchObject({ stake: 1000, odds: null, profit: 0 });
  });
});

describe('currency', () => {
  const usd = contextOf({ currency: { ...eur, code: 'USD' } });

  it('[SLIP-10] resets the stake to 0 with stakeSource sharing', () => {
    const ticket = play([...picked('a'), staked(500), { kind: 'currency-changed' }], contextOf());
    expect(ticket.bets[0]?.stake).toBe(500);
    const changed = play([{ kind: 'currency-changed' }], contextOf({ currency: btc }), ticket);
    expect(changed.bets[0]).toMatchObject({
      currency: 'BTC',
      subunits: 100_000_000,
      isFiat: false,
      stake: 0,
      stakeSource: 'sharing',
      potentialWin: null,
      profit: 0,
    });
  });

  it('[SLIP-10] forgets what was wished for', () => {
    const ticket = play([{ kind: 'currency-changed' }], usd, play([...picked('a'), wished(1000)]));
    expect(ticket.bets[0]).toMatchObject({ potentialWin: null, stake: 0 });
  });
});

describe('who plays', () => {
  it("a receipt or an error is not the next player's to see", () => {
    const ticket = finished(play(picked('a')), 'success');
    expect(play([{ kind: 'bonuses-changed' }], context, ticket).kind).toBe('success');
    expect(play([{ kind: 'currency-changed' }], context, ticket).kind).toBe('success');
    expect(play([{ kind: 'login-changed' }], context, ticket).kind).toBe('initial');
  });
});
