import { describe, expect, it } from 'vitest';
import { asSingles, asSystem, contextOf, idOf, picked, play, priceMoved, staked } from '../testing/fixtures.ts';
import { spoilt } from '../testing/spoilt.ts';
import { parseTicket } from './stored-ticket.ts';

const double = play([...picked('a', 'b'), staked(100)]);
const singles = play([...picked('a', 'b'), asSingles, staked(100)]);

describe('a slip that is put right', () => {
  it.each([
    ['a state there is none of', spoilt(double, 'ticketState', 'happy'), ['broken-state'], double],
    ['in progress without a placement', spoilt(double, 'inProgress', true), ['broken-state'], double],
    ['processing without a placement', spoilt(double, 'ticketState', 'processing'), ['broken-state'], double],
    [
      'selected outcomes that are not its own',
      spoilt(double, 'selectedOutcomeIds', [idOf('a'), idOf('z')]),
      ['broken-state'],
      double,
    ],
    [
      'a selected outcome too many',
      spoilt(double, 'selectedOutcomeIds', [idOf('a'), idOf('b'), idOf('c')]),
      ['broken-state'],
      double,
    ],
    ['an id that is not of its outcome', spoilt(double, 'bets.0.selections.0.id', 'x'), ['broken-state'], double],
    ['a mode there is none of', spoilt(double, 'acceptMode', 'all'), ['broken-state'], double],
    ['an error without a message', spoilt(double, 'error', {}), ['broken-state'], double],
    ['a held event of no kind', spoilt(double, 'heldEvents', [{ kind: 'x' }]), ['broken-state'], double],
    ['a held event that is none', spoilt(double, 'heldEvents', [7]), ['broken-state'], double],
    [
      'a held event named as every object is',
      spoilt(double, 'heldEvents', [{ kind: 'toString' }]),
      ['broken-state'],
      double,
    ],
    ['a placed bet that is none', spoilt(double, 'placedBets', [{ id: 'x' }]), ['broken-state'], double],
    [
      'a broken second single',
      spoilt(singles, 'bets.1.stake', -5),
      ['broken-state', 'broken-bet'],
      play([...picked('a'), staked(100)]),
    ],
  ])('%s', (_, text, repairs, ticket) => {
    expect(parseTicket(text)).toEqual({ kind: 'repaired', ticket, repairs });
  });

  it('keeps its mode and what waits to be accepted', () => {
    const moved = play(
      [{ kind: 'accept-mode-changed', mode: 'higher' }, priceMoved('a', 2, 1500)],
      contextOf(),
      double,
    );
    expect(parseTicket(spoilt(moved, 'upcomingBonuses', 7))).toEqual({
      kind: 'repaired',
      ticket: moved,
      repairs: ['broken-state'],
    });
  });

  it.each([
    ['a price below evens', 'bets.0.selections.1.odds', 999],
    ['a price past the highest', 'bets.0.selections.1.odds', 10_000_001],
    ['a price with a fraction', 'bets.0.selections.1.odds', 1500.5],
    ['a status there is none of', 'bets.0.selections.1.matchStatus', 6],
    ['a provider there is none of', 'bets.0.selections.1.provider', 'acme'],
    ['a name that is a number', 'bets.0.selections.1.nameA', 7],
    ['no match', 'bets.0.selections.1.matchId', undefined],
    ['a selection that is none', 'bets.0.selections.1', 'b'],
  ])('loses a selection with %s', (_, path, value) => {
    const reading = parseTicket(spoilt(double, path, value));
    expect(reading).toMatchObject({ kind: 'repaired', repairs: ['broken-state', 'broken-selection'] });
    expect(reading).toMatchObject({
      ticket: { bets: [{ betType: 'single', stake: 100 }], selectedOutcomeIds: [idOf('a')] },
    });
  });

  it.each([
    ['a negative stake', 'bets.0.stake', -1],
    ['a stake with a fraction', 'bets.0.stake', 0.5],
    ['a stake past the most there is', 'bets.0.stake', 100_000_000_000_001],
    ['a currency that divides by nothing', 'bets.0.subunits', 0],
    ['a type there is none of', 'bets.0.betType', 'lucky'],
    [
      'a system of more winners than selections',
      'bets.0.systemType',
      { id: 'x', totalCount: 2, winCount: 3, cover: 'exact' },
    ],
    ['a system past twenty', 'bets.0.systemType', { id: 'x', totalCount: 21, winCount: 3, cover: 'exact' }],
    ['a bonus of no type', 'bets.0.bonus', { id: 'x', type: 'jackpot' }],
    ['bonuses that are none', 'bets.0.availableBonuses', []],
  ])('loses a bet with %s', (_, path, value) => {
    expect(parseTicket(spoilt(double, path, value))).toEqual({ kind: 'dropped', reason: 'nothing-left' });
  });

  it('loses a selection that is there twice', () => {
    const [bet] = double.bets;
    const twice = { ...double, bets: [{ ...bet, selections: [...(bet?.selections ?? []), bet?.selections[0]] }] };
    expect(parseTicket(JSON.stringify({ version: 1, ticket: twice }))).toEqual({
      kind: 'repaired',
      repairs: ['broken-state', 'repeated-selection'],
      ticket: double,
    });
  });

  it('makes a slip of what no slip can be', () => {
    const [first] = double.bets;
    const [second] = play(picked('c', 'd')).bets;
    const [single] = play(picked('e')).bets;
    const read = (...bets: readonly unknown[]) =>
      parseTicket(JSON.stringify({ version: 1, ticket: { ...double, bets } }));
    expect(read(first, second)).toMatchObject({
      ticket: { selectedOutcomeIds: [idOf('a'), idOf('b')] },
      repairs: ['broken-state', 'broken-bet'],
    });
    expect(read(single, first)).toMatchObject({
      ticket: { selectedOutcomeIds: [idOf('e')] },
      repairs: ['broken-state', 'broken-bet'],
    });
    expect(read({ ...first, betType: 'single' })).toMatchObject({ ticket: { bets: [{ betType: 'combo' }] } });
    expect(read({ ...single, betType: 'combo' })).toMatchObject({ ticket: { bets: [{ betType: 'single' }] } });
  });

  it('keeps the system type of a system that lost nothing, and makes a combo of one that did', () => {
    const system = play([...picked('a', 'b', 'c'), asSystem, staked(5)]);
    expect(parseTicket(spoilt(system, 'ticketState', 'x'))).toMatchObject({
      ticket: { bets: [{ systemType: { id: '2of3' } }] },
    });
    expect(parseTicket(spoilt(system, 'bets.0.selections.2', null))).toMatchObject({
      ticket: { bets: [{ betType: 'combo', systemType: null }] },
    });
  });

  it('never holds more than a slip may', () => {
    const many = play(Array.from({ length: 40 }, (_, index) => picked(`m${index}`)).flat());
    const [bet] = many.bets;
    const extra = play(picked('x')).bets[0]?.selections ?? [];
    const selections = [...(bet?.selections ?? []), ...extra];
    const ticket = { ...many, bets: [{ ...bet, selections }], selectedOutcomeIds: selections.map(({ id }) => id) };
    expect(parseTicket(JSON.stringify({ version: 1, ticket }))).toMatchObject({
      kind: 'repaired',
      ticket: { selectedOutcomeIds: many.selectedOutcomeIds },
    });
  });
});
