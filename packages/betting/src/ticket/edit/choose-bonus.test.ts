import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  asSingles,
  asSystem,
  bonusIdOf,
  chosen,
  contextOf,
  customPicked,
  customPriced,
  idOf,
  picked,
  play,
  staked,
  wished,
} from '../../testing/fixtures.ts';
import { noBonuses } from '../available-bonuses.ts';
import type { AvailableBonuses } from '../available-bonuses.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';

const range = (minCount: number, maxCount: number, bonusOdds: number) => ({
  minCount,
  maxCount,
  bonusOdds: odds(bonusOdds),
  minOdds: odds(1500),
});

const comboboost = { id: bonusIdOf('boost'), ranges: [range(2, 2, 1100), range(3, 5, 1200)] };
const hunting = { id: bonusIdOf('hunt') };
const tournament = { id: bonusIdOf('cup') };
const lootbox = { id: bonusIdOf('box') };
const freebet = { id: bonusIdOf('free'), variant: 'only_win', amount: minor(500), currency: 'EUR' } as const;
const second = { ...freebet, id: bonusIdOf('free2'), variant: 'no_risk', amount: minor(300) } as const;
const all: AvailableBonuses = { ...noBonuses, comboboost, hunting, tournament, lootbox, freebet: [freebet, second] };

describe('bonuses', () => {
  it.each([
    ['comboboost first', all, ['a', 'b'], 'comboboost', 1100],
    ['hunting where no boost fits', all, ['a'], 'hunting', null],
    ['tournament last', { ...all, comboboost: null, hunting: null }, ['a', 'b'], 'tournament', null],
    [
      'never a lootbox or a freebet unasked',
      { ...all, comboboost: null, hunting: null, tournament: null },
      ['a'],
      undefined,
      null,
    ],
  ] as const)('[SLIP-12] the default: %s', (_, bonuses, matches, type, bonusOdds) => {
    const bet = play(picked(...matches), contextOf({ bonuses })).bets[0];
    expect(bet?.bonus?.type).toBe(type);
    expect(bet?.bonusOdds).toBe(bonusOdds);
  });

  it.each([
    ['a player who prefers it', 'boost', 'comboboost'],
    ['a player who prefers cashout', 'cashout', 'hunting'],
    ['a player who has not said which', null, 'hunting'],
  ] as const)('[SLIP-12] the boost, which takes cashout away, by default: %s', (_, boostPreference, type) => {
    const where = contextOf({ bonuses: all, boostPreference });
    const { bets } = play(picked('a', 'b'), where);
    expect(bets[0]?.bonus?.type).toBe(type);
    // Asked for, it is had by everybody.
    const boosted = play([...picked('a', 'b'), chosen(comboboost.id)], where);
    expect(boosted.bets[0]).toMatchObject({ bonus: { type: 'comboboost' }, bonusOdds: 1100 });
  });

  it('[SLIP-13] bonus odds come from the range the selections are in', () => {
    const where = contextOf({ bonuses: { ...noBonuses, comboboost } });
    const treble = play([...picked('a', 'b', 'c'), staked(100)], where);
    expect(treble.bets[0]).toMatchObject({ bonusOdds: 1200, odds: 8000, profit: 860, bonus: { id: 'boost' } });
    const six = play(picked('d', 'e', 'f'), where, treble);
    expect(six.bets[0]).toMatchObject({ bonus: null, bonusOdds: null });
    const system = play([asSystem], where, treble);
    expect(system.bets[0]).toMatchObject({ bonus: null, bonusOdds: null });
  });

  it('[SLIP-13] shows the next range as upcoming', () => {
    const where = contextOf({ bonuses: { ...noBonuses, comboboost } });
    const upcoming = (...matches: readonly string[]) => play(picked(...matches), where).upcomingBonuses;
    expect(upcoming()).toEqual([]);
    expect(upcoming('a')).toEqual([{ bonusId: 'boost', selectionsMissing: 1, range: comboboost.ranges[0] }]);
    expect(upcoming('a', 'b')).toEqual([{ bonusId: 'boost', selectionsMissing: 1, range: comboboost.ranges[1] }]);
    expect(upcoming('a', 'b', 'c')).toEqual([]);
    expect(play([...picked('a', 'b'), asSingles], where).upcomingBonuses).toEqual([]);
    expect(play([...picked('a', 'b', 'c'), asSystem], where).upcomingBonuses).toEqual([]);
    const far = { ...comboboost, ranges: [range(4, 9, 1500)] };
    const distant = contextOf({ bonuses: { ...noBonuses, comboboost: far } });
    expect(play(picked('a', 'b', 'c'), distant).upcomingBonuses).toHaveLength(1);
    expect(play([...picked('a', 'b', 'c'), asSystem], distant).upcomingBonuses).toEqual([]);
    expect(play(picked('a')).upcomingBonuses).toEqual([]);
  });

  it('[SLIP-12] a freebet turns its amount into the stake', () => {
    const where = contextOf({ bonuses: all });
    const ticket = play([...picked('a'), wished(9000), chosen('free')], where);
    expect(ticket.bets[0]).toMatchObject({
      stake: 500,
      freebetStake: 500,
      stakeSource: 'stake',
      potentialWin: null,
      profit: 500,
      bonus: { id: 'free', type: 'freebet' },
      isBonusChosen: true,
    });
    const without = play([chosen(null)], where, ticket);
    expect(without.bets[0]).toMatchObject({ stake: 0, freebetStake: null, bonus: null, isBonusChosen: true });
  });

  it("a no-risk freebet is played with the player's money, the others are not", () => {
    const where = contextOf({ bonuses: all });
    expect(play([...picked('a'), chosen('free2')], where).bets[0]).toMatchObject({ stake: 300, profit: 300 });
    const allWin = { ...all, freebet: [{ ...freebet, variant: 'all_win' as const }] };
    expect(play([...picked('a'), chosen('free')], contextOf({ bonuses: allWin })).bets[0]?.profit).toBe(1000);
  });

  it('the stake of a freebet cannot be changed', () => {
    const where = contextOf({ bonuses: all });
    const ticket = play([...picked('a'), chosen('free')], where);
    for (const event of [staked(5), wished(5)]) {
      const step = reduceTicket(ticket, event, where);
      expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'freebet_fixes_stake' }] });
      expect(step.ticket).toBe(ticket);
    }
  });

  it('a freebet on a custom bet waits for the price of the set', () => {
    const where = contextOf({ bonuses: all });
    const ticket = play([...customPicked('1', '2'), chosen('free')], where);
    expect(ticket.bets[0]).toMatchObject({ stake: 500, odds: null, profit: 0 });
    expect(play([customPriced(3000)], where, ticket).bets[0]).toMatchObject({ stake: 500, odds: 3000, profit: 1000 });
  });

  it('beside others it is passed over', () => {
    const where = contextOf({ bonuses: all });
    const ticket = play([...picked('a', 'b'), asSingles, chosen('free', idOf('a')), staked(70)], where);
    expect(ticket.bets.map(({ stake }) => stake)).toEqual([500, 70]);
  });

  it('is refused when the bet cannot use it', () => {
    const where = contextOf({ bonuses: all });
    const ticket = play(picked('a'), where);
    const step = reduceTicket(ticket, chosen('nothing'), where);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'bonus_not_eligible' }] });
    expect(reduceTicket(ticket, chosen('boost'), where).result.kind).toBe('refused');
    expect(reduceTicket(ticket, chosen('box'), where).ticket.bets[0]?.bonus).toEqual({ id: 'box', type: 'lootbox' });
    expect(reduceTicket(ticket, chosen('cup'), where).ticket.bets[0]?.bonus).toEqual({ id: 'cup', type: 'tournament' });
  });

  it("one freebet is one bet's", () => {
    const one = contextOf({ bonuses: all });
    const several = contextOf({ bonuses: all, isMultiActiveFreebetsAllowed: true });
    const two = play([...picked('a', 'b'), asSingles], one);
    const used = play([chosen('free', idOf('a'))], one, two);
    const refusals = [{ code: 'one_freebet_only' }];
    expect(reduceTicket(two, chosen('free'), several).result).toEqual({ kind: 'refused', refusals });
    expect(reduceTicket(used, chosen('free', idOf('b')), several).result).toEqual({ kind: 'refused', refusals });
    expect(reduceTicket(used, chosen('free2', idOf('b')), one).result).toEqual({ kind: 'refused', refusals });
    expect(reduceTicket(used, chosen('free2', idOf('b')), several).result).toEqual({ kind: 'applied' });
    expect(reduceTicket(used, chosen('free2', idOf('a')), one).result).toEqual({ kind: 'applied' });
    expect(reduceTicket(two, chosen('hunt'), one).result).toEqual({ kind: 'applied' });
  });

  it('a choice stands until the bet cannot use it any more', () => {
    const where = contextOf({ bonuses: all });
    const none = play([...picked('a', 'b'), chosen(null), ...picked('c')], where);
    expect(none.bets[0]).toMatchObject({ bonus: null, isBonusChosen: true });
    const hunted = play([...picked('a', 'b'), chosen('hunt'), ...picked('c')], where);
    expect(hunted.bets[0]).toMatchObject({ bonus: { type: 'hunting' }, bonusOdds: null });
    const boosted = play([...picked('a', 'b'), chosen('boost'), ...picked('b')], where);
    expect(boosted.bets[0]).toMatchObject({ bonus: { type: 'hunting' }, isBonusChosen: false });
  });

  it('bonuses that come or go are taken in', () => {
    const ticket = play([...picked('a', 'b'), staked(100)]);
    const boosted = play([{ kind: 'bonuses-changed' }], contextOf({ bonuses: all }), ticket);
    expect(boosted.bets[0]).toMatchObject({ bonusOdds: 1100, profit: 340, stake: 100 });
    const out = play([{ kind: 'login-changed' }], contextOf({ player: null }), boosted);
    expect(out.bets[0]).toMatchObject({ bonus: null, profit: 300, stake: 100 });
    const free = play([chosen('free')], contextOf({ bonuses: all }), boosted);
    expect(play([{ kind: 'bonuses-changed' }], contextOf(), free).bets[0]).toMatchObject({ bonus: null, stake: 0 });
  });

  it('a freebet of another currency cannot be used', () => {
    const usd = { ...freebet, currency: 'USD' };
    const where = contextOf({ bonuses: { ...noBonuses, freebet: [usd, freebet] } });
    expect(play(picked('a'), where).bets[0]?.availableBonuses.freebet).toEqual([freebet]);
  });
});
