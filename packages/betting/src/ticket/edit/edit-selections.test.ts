import type { OutcomeId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  asSingles,
  asSystem,
  contextOf,
  customPicked,
  customPriced,
  idOf,
  picked,
  pickOf,
  placing,
  play,
  priceMoved,
  staked,
  typesOf,
} from '../../testing/fixtures.ts';
import { noBonuses } from '../available-bonuses.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import { emptyTicket } from '../ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

const context = contextOf();

describe('picking', () => {
  it('[BET-2] [BET-3] [TICKET-1] gives every field its first value', () => {
    const ticket = play(picked('a'));
    expect(ticket).toEqual({
      kind: 'initial',
      error: null,
      bets: [
        {
          betType: 'single',
          stake: 0,
          currency: 'EUR',
          subunits: 100,
          isFiat: true,
          stakeSource: 'stake',
          potentialWin: null,
          lineStake: null,
          selections: [
            {
              ...pickOf('a'),
              id: 'a/1//home',
              acceptedOdds: 2000,
              initialOdds: 2000,
              isChanged: false,
              isNotAvailable: false,
              floorOdds: null,
              acceptance: null,
            },
          ],
          customOdds: null,
          acceptedCustomOdds: null,
          isCustomOddsChanged: false,
          bonus: null,
          isBonusChosen: false,
          bonusOdds: null,
          availableBonuses: noBonuses,
          systemType: null,
          jackpots: [],
          betId: null,
          status: null,
          isVip: false,
          freebetStake: null,
          profit: 0,
          odds: 2000,
        },
      ],
      upcomingBonuses: [],
      selectedOutcomeIds: ['a/1//home'],
      isRestoring: false,
      acceptMode: 'none',
    });
  });

  it('[SLIP-15] takes a selected outcome off again', () => {
    expect(play(picked('a', 'a'))).toEqual(emptyTicket);
    expect(typesOf(play(picked('a', 'b', 'a')))).toEqual([['single', 'b']]);
  });

  it('tells outcomes of one market and lines of one market apart', () => {
    const away = pickOf('a', { outcomeId: 'away' as OutcomeId });
    const line = pickOf('a', { specifier: 'total=2.5' });
    const ticket = play([
      ...picked('a'),
      { kind: 'outcome-toggled', pick: away },
      { kind: 'outcome-toggled', pick: line },
    ]);
    expect(ticket.selectedOutcomeIds).toEqual(['a/1//home', 'a/1//away', 'a/1/total=2.5/home']);
  });

  it('[SLIP-1] makes a single slip with one selection a combo, keeping its stake', () => {
    const ticket = play([...picked('a'), staked(700), ...picked('b')]);
    expect(typesOf(ticket)).toEqual([['combo', 'a', 'b']]);
    expect(ticket.bets[0]).toMatchObject({ stake: 700, odds: 4000, profit: 2100 });
    expect(play(picked('c'), context, ticket).bets[0]).toMatchObject({ betType: 'combo', systemType: null });
  });

  it('adds to several singles as one more single, without a stake', () => {
    const singles = play([...picked('a', 'b'), asSingles, staked(500)]);
    const ticket = play(picked('c'), context, singles);
    expect(typesOf(ticket)).toEqual([
      ['single', 'a'],
      ['single', 'b'],
      ['single', 'c'],
    ]);
    expect(ticket.bets.map(({ stake }) => stake)).toEqual([500, 500, 0]);
  });

  it('[SLIP-2] turns a combo of one back into a single', () => {
    const ticket = play([...picked('a', 'b'), staked(300), { kind: 'selection-removed', selectionId: idOf('a') }]);
    expect(typesOf(ticket)).toEqual([['single', 'b']]);
    expect(ticket.bets[0]).toMatchObject({ stake: 300, systemType: null, odds: 2000 });
  });

  it('ignores the removal of what is not there', () => {
    const ticket = play(picked('a'));
    const step = reduceTicket(ticket, { kind: 'selection-removed', selectionId: idOf('b') }, context);
    expect(step).toEqual({ ticket, result: { kind: 'ignored' }, effects: [] });
    expect(step.ticket).toBe(ticket);
  });

  it('clears', () => {
    expect(play([...picked('a', 'b'), staked(100), { kind: 'cleared' }])).toEqual(emptyTicket);
  });
});

describe('systems follow their selections', () => {
  const system: readonly TicketEvent[] = [...picked('a', 'b', 'c', 'd'), asSystem];

  it.each([
    ['keeps how many must win', '3of4', picked('e'), 'system', '3of5'],
    ['keeps it on removal too', '2of4', picked('d'), 'system', '2of3'],
    ['takes the first that fits when none is alike', '3of4', picked('d'), 'system', '2of3'],
    ['a named set becomes the like set', 'yankee', picked('e'), 'system', 'canadian'],
    ['with singles', 'lucky15', picked('d'), 'system', 'patent'],
  ] as const)('[SLIP-3] %s', (_, systemId, events, betType, expected) => {
    const ticket = play([...system, { kind: 'system-chosen', systemId }, ...events]);
    expect(ticket.bets[0]).toMatchObject({ betType, systemType: { id: expected } });
  });

  it('[SLIP-3] becomes a combo when no type fits, and a single at one', () => {
    const two = play([...system, ...picked('d', 'c')]);
    expect(typesOf(two)).toEqual([['combo', 'a', 'b']]);
    expect(two.bets[0]?.systemType).toBeNull();
    expect(typesOf(play(picked('b'), context, two))).toEqual([['single', 'a']]);
  });

  it('[SLIP-3] becomes a combo past the last type there is', () => {
    expect(typesOf(play([...system, ...picked('e', 'f', 'g', 'h', 'i')]))).toEqual([
      ['combo', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    ]);
  });
});

describe('custom bets', () => {
  const custom = play([...customPicked('1', '2')]);

  it('[SLIP-2] stays a custom bet at one selection', () => {
    const ticket = play([...customPicked('2')], context, custom);
    expect(typesOf(ticket)).toEqual([['custom_bet', 'a']]);
    expect(typesOf(play([...customPicked('1')], context, ticket))).toEqual([]);
  });

  it('has no price until one is given, and loses it when its set changes', () => {
    expect(custom.bets[0]).toMatchObject({ customOdds: null, odds: null });
    const priced = play(
      [{ kind: 'custom-odds-priced', selectionIds: custom.selectedOutcomeIds, customOdds: odds(3500) }],
      context,
      custom,
    );
    expect(priced.bets[0]).toMatchObject({ customOdds: 3500, acceptedCustomOdds: 3500, odds: 3500 });
    const moved = play([customPriced(3000)], context, priced);
    expect(moved.kind).toBe('oddsChanged');
    expect(play(customPicked('3'), context, moved)).toMatchObject({
      kind: 'initial',
      bets: [{ isCustomOddsChanged: false }],
    });
    const grown = play([...customPicked('3')], context, priced);
    expect(grown.bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: null, odds: null });
  });
});

describe('the state after an edit', () => {
  const moved = play([...picked('a', 'b'), priceMoved('a', 2, 2500)]);

  it('[TICKET-2] is initial when nothing waits to be accepted', () => {
    expect(play(picked('a'), context, moved).kind).toBe('initial');
    expect(play(picked('c')).kind).toBe('initial');
  });

  it('[TICKET-2] is oddsChanged while some bet has changed odds', () => {
    expect(play(picked('c'), context, moved).kind).toBe('oddsChanged');
    expect(play(picked('b'), context, moved).kind).toBe('oddsChanged');
  });

  it('[TICKET-2] ends a success and an error', () => {
    const success = play([
      ...picked('a'),
      staked(100),
      placing(),
      { kind: 'placement-succeeded', key: 'key-1', placed: { placedBets: [], messagesByBet: [] } },
    ]);
    expect(success.kind).toBe('success');
    expect(play(picked('c'), context, success)).toMatchObject({ kind: 'initial' });
  });
});
