import { describe, expect, it } from 'vitest';
import {
  asSingles,
  asSystem,
  contextOf,
  customPicked,
  customPriced,
  freshnessOf,
  idOf,
  picked,
  placing,
  play,
  priceMoved,
  providerOf,
  staked,
  statusOf,
} from '../testing/fixtures.ts';
import { coded, failed, succeeded } from '../testing/placements.ts';
import { spoilt } from '../testing/spoilt.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import { parseTicket, serialiseTicket } from './stored-ticket.ts';

const double = play([...picked('a', 'b'), staked(100)]);
const singles = play([...picked('a', 'b'), asSingles, staked(100)]);
const busy = play([placing()], contextOf(), double);
const message = { betIndex: 0, selectionId: null, code: 101, localizedMessage: 'Moved', odds: null };

describe('a slip that was stored', () => {
  it.each([
    ['empty', emptyTicket],
    ['a combo', double],
    ['singles', singles],
    ['a system', play([...picked('a', 'b', 'c'), asSystem])],
    ['a custom bet', play([...customPicked('1', '2'), customPriced(3500)])],
    ['changed odds', play([priceMoved('a', 2, 2500)], contextOf(), double)],
    ['a placement', busy],
    [
      'all that was held',
      play(
        [
          priceMoved('a', 2, 2500),
          statusOf('a', 2, 1),
          providerOf('betradar', false),
          freshnessOf('all', true),
          { ...customPriced(null), selectionIds: [idOf('a')] } as never,
        ],
        contextOf(),
        busy,
      ),
    ],
    ['a receipt', play([succeeded('x')], contextOf(), busy)],
    ['an error', play([failed(coded({ messagesByBet: [message] }))], contextOf(), busy)],
  ])('[SLIP-16] comes back as it was: %s', (_, ticket) => {
    expect(parseTicket(serialiseTicket(ticket))).toEqual({ kind: 'read', ticket });
  });

  it('carries its version', () => {
    expect(JSON.parse(serialiseTicket(emptyTicket))).toEqual({ version: 1, ticket: emptyTicket });
  });
});

describe('a slip that cannot be saved', () => {
  it.each([
    ['no JSON', '{', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a number', '7', 'not-a-ticket'],
    ['null', 'null', 'not-a-ticket'],
    ['a version that is no number', '{"version":"1"}', 'not-a-ticket'],
    ['no ticket', '{"version":1}', 'not-a-ticket'],
    ['a list for a ticket', '{"version":1,"ticket":[]}', 'not-a-ticket'],
    ['a newer version', '{"version":2,"ticket":{}}', 'newer-version'],
    ['an empty object', '{}', 'nothing-left'],
    ['an empty list', '[]', 'nothing-left'],
    ['bets that are none', '{"version":1,"ticket":{"bets":7}}', 'nothing-left'],
    ['broken bets', '{"version":1,"ticket":{"bets":[null,7,{},{"selections":[]},{"selections":{}}]}}', 'nothing-left'],
  ])('%s', (_, text, reason) => {
    expect(parseTicket(text)).toEqual({ kind: 'dropped', reason });
  });
});

describe('the key of a placement', () => {
  it('[PLACE-6] is saved with the bets that were sent', () => {
    expect(parseTicket(spoilt(busy, 'error', 7))).toEqual({
      kind: 'repaired',
      ticket: busy,
      repairs: ['broken-state'],
    });
  });

  it('[PLACE-6] is saved when nothing else can be', () => {
    const reading = parseTicket(spoilt(busy, 'bets', null));
    expect(reading).toMatchObject({
      kind: 'repaired',
      ticket: {
        bets: [],
        placement: busy.placement,
        inProgress: true,
        ticketState: 'processing',
        processingBets: busy.processingBets,
      },
    });
    const bare = JSON.stringify({ version: 1, ticket: { placement: busy.placement } });
    expect(parseTicket(bare)).toMatchObject({
      kind: 'repaired',
      ticket: { placement: busy.placement, processingBets: [] },
    });
  });

  it('[PLACE-6] takes the bets with a stake for those that were sent, when that is not known', () => {
    const two = play([...picked('a', 'b'), asSingles, staked(5, idOf('b')), placing()]);
    const reading = parseTicket(spoilt(two, 'processingBets', null));
    expect(reading).toMatchObject({ ticket: { processingBets: [{ selections: [{ id: idOf('b') }] }] } });
    expect(reading).toMatchObject({ ticket: { bets: [{}, {}] } });
  });

  it.each([
    ['no key', { startedAt: 1, answer: 'awaited' }],
    ['an answer there is none of', { key: 'k', startedAt: 1, answer: 'yes' }],
    ['nothing', 7],
  ])('is none: %s', (_, placement) => {
    expect(parseTicket(spoilt(busy, 'placement', placement))).toMatchObject({
      ticket: { placement: null, inProgress: false, ticketState: 'initial', processingBets: [] },
    });
  });
});

describe('a slip of before there were versions', () => {
  const [bet] = double.bets;
  const older = JSON.parse(JSON.stringify(bet));
  for (const key of [
    'isFiat',
    'potentialWin',
    'acceptedCustomOdds',
    'isCustomOddsChanged',
    'isBonusChosen',
    'availableBonuses',
    'profit',
    'odds',
  ])
    delete older[key];
  for (const selection of older.selections) {
    for (const key of ['isStale', 'floorOdds', 'acceptance', 'marketVersion', 'matchVersion']) delete selection[key];
  }

  it.each([
    ['a list of bets', [older]],
    ['bets alone', { bets: [older] }],
  ])('is brought up to date: %s', (_, stored) => {
    const reading = parseTicket(JSON.stringify(stored));
    expect(reading).toMatchObject({ kind: 'repaired', repairs: ['older-version'] });
    expect(reading).toMatchObject({
      ticket: {
        ...double,
        bets: [
          {
            ...bet,
            profit: 0,
            odds: null,
            selections: bet?.selections.map((selection) => ({
              ...selection,
              isStale: true,
              marketVersion: 0,
              matchVersion: 0,
            })),
          },
        ],
      },
    });
  });

  it('a custom bet had agreed to its price', () => {
    const [custom] = play([...customPicked('1', '2'), customPriced(3500)]).bets;
    const { acceptedCustomOdds, ...rest } = custom ?? { acceptedCustomOdds: null };
    expect(acceptedCustomOdds).toBe(3500);
    expect(parseTicket(JSON.stringify([rest]))).toMatchObject({ ticket: { bets: [{ acceptedCustomOdds: 3500 }] } });
  });
});
