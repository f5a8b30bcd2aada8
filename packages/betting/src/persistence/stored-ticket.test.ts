import { describe, expect, it } from 'vitest';
import {
  asSingles,
  asSystem,
  contextOf,
  customPicked,
  customPriced,
  picked,
  placing,
  play,
  priceMoved,
  staked,
} from '../testing/fixtures.ts';
import { coded, failed, placingOf, succeeded } from '../testing/placements.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import { sealed } from './seal.ts';
import { parseTicket, serialiseTicket } from './stored-ticket.ts';

const double = play([...picked('a', 'b'), staked(100)]);
const busy = placingOf(play([placing()], contextOf(), double));
const salvaged = {
  ...emptyTicket,
  kind: 'processing',
  processingBets: [],
  betsMeanwhile: [],
  placement: { key: 'key-1', startedAt: 0, answer: 'unknown' },
};

describe('a slip that was stored', () => {
  it.each([
    ['empty', emptyTicket],
    ['a combo', double],
    ['singles', play([...picked('a', 'b'), asSingles, staked(100)])],
    ['a system', play([...picked('a', 'b', 'c'), asSystem])],
    ['a custom bet', play([...customPicked('1', '2'), customPriced(3500)])],
    ['changed odds', play([priceMoved('a', 2, 2500)], contextOf(), double)],
    ['a placement', play([priceMoved('a', 2, 2500)], contextOf(), busy)],
    ['a receipt', play([succeeded('x')], contextOf(), busy)],
    ['an error', play([failed(coded())], contextOf(), busy)],
  ])('[SLIP-16] comes back as it was: %s', (_, ticket) => {
    expect(parseTicket(serialiseTicket(ticket))).toEqual({ kind: 'read', value: ticket });
  });

  it('carries its version and a checksum before the JSON', () => {
    const text = serialiseTicket(emptyTicket);
    expect(text).toMatch(/^3 [0-9a-z]+ \{/);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual(emptyTicket);
  });
});

describe('a slip that cannot be used', () => {
  it.each([
    ['nothing', '', 'foreign'],
    ['plain JSON', '{"bets":[]}', 'foreign'],
    ['null', 'null', 'foreign'],
    ['no version', serialiseTicket(double).slice(2), 'foreign'],
    ['a newer version', sealed(double, 4), 'newer-version'],
    ['cut short', serialiseTicket(double).slice(0, -1), 'broken'],
    ['a stake that was raised', serialiseTicket(double).replace('"stake":100', '"stake":900'), 'broken'],
    ['another checksum', '1 abc {"bets":[]}', 'broken'],
    ['no JSON', '1 abc {', 'broken'],
    ['a placement without a key', '1 abc {"placement":{}}', 'broken'],
    ['a key that is no text', '1 abc {"placement":{"key":7}}', 'broken'],
    ['null for a slip', '1 abc null', 'broken'],
    ['a number for a slip', '1 abc 7', 'broken'],
  ])('%s', (_, text, reason) => {
    expect(parseTicket(text)).toEqual({ kind: 'dropped', reason });
  });
});

describe('the key of a placement', () => {
  it('[PLACE-6] comes back with the slip', () => {
    expect(parseTicket(serialiseTicket(busy))).toMatchObject({ value: { placement: busy.placement } });
  });

  it('[PLACE-6] is saved from a slip that is broken, and nothing else of it', () => {
    const text = serialiseTicket(busy).replace('"stake":100', '"stake":1');
    expect(parseTicket(text)).toEqual({ kind: 'repaired', value: salvaged, repair: 'broken' });
  });

  it('[PLACE-6] can still be asked about', () => {
    const reading = parseTicket(serialiseTicket(busy).replace('"stake":100', '"stake":1'));
    const ticket = reading.kind === 'dropped' ? emptyTicket : reading.value;
    const ended = play([succeeded('x')], contextOf(), ticket);
    expect(ended).toMatchObject({ kind: 'success', placedBets: [{ id: 'x' }] });
  });
});

describe('a slip of an older version', () => {
  it('gets what that version did not know, its prices to be confirmed', () => {
    const { kind: ticketState, isRestoring: _, ...rest } = busy;
    const older = JSON.parse(JSON.stringify({ ...rest, ticketState, placedBets: [], inProgress: true }));
    for (const bet of [...older.bets, ...older.processingBets, ...older.betsMeanwhile]) {
      delete bet.potentialWin;
      delete bet.lineStake;
      delete bet.isCustomOddsChanged;
      delete bet.isBonusChosen;
      for (const selection of bet.selections) {
        delete selection.isStale;
        delete selection.floorOdds;
        delete selection.acceptance;
      }
    }
    const stale = busy.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((selection) => ({ ...selection, isStale: true })),
    }));
    expect(parseTicket(sealed(older, 0))).toEqual({
      kind: 'repaired',
      repair: 'older-version',
      value: { ...busy, bets: stale, processingBets: stale, betsMeanwhile: stale },
    });
  });

  it('comes back without an error, whose form was another', () => {
    const { kind: _, ...rest } = double;
    const older = { ...rest, ticketState: 'error', error: { message: 'error.place_bets.default', code: 101 } };
    expect(parseTicket(sealed(older, 2))).toEqual({ kind: 'repaired', repair: 'older-version', value: double });
  });

  it('keeps what it said itself', () => {
    const { kind: ticketState, ...rest } = double;
    const bets = rest.bets.map((bet) => ({ ...bet, isBonusChosen: true }));
    expect(parseTicket(sealed({ ...rest, bets, ticketState }, 0))).toEqual({
      kind: 'repaired',
      repair: 'older-version',
      value: { ...double, bets },
    });
  });

  it('keeps its receipt', () => {
    const receipt = play([succeeded('x')], contextOf(), busy);
    const { kind: ticketState, ...rest } = receipt;
    const older = { ...rest, ticketState, placement: null, betsMeanwhile: [], inProgress: false };
    expect(parseTicket(sealed(older, 2))).toMatchObject({ value: receipt });
  });
});
