import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { bonusIdOf, contextOf, picked, play } from '../testing/fixtures.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { BonusTerms } from './eligibility.ts';
import { playerBonuses } from './player-bonuses.ts';
import type { HeldBonus } from './player-bonuses.ts';

const any = { min: null, max: null };
const terms: BonusTerms = {
  status: 'active',
  endsMs: null,
  usesLeft: null,
  conditions: {
    betTypes: [],
    totalOdds: any,
    selectionOdds: any,
    selectionCount: any,
    matchStatus: [],
    sportKeys: [],
    categoryIds: [],
    tournamentIds: [],
    currencies: [],
    countryCodes: [],
    onlyVerified: false,
  },
};
const pair: BonusTerms = { ...terms, conditions: { ...terms.conditions, selectionCount: { min: 2, max: null } } };
const range = { minCount: 2, maxCount: 9, bonusOdds: odds(1100), minOdds: odds(1500) };
const boost: HeldBonus = { kind: 'comboboost', id: bonusIdOf('small'), ranges: [range], terms };
const better: HeldBonus = { ...boost, id: bonusIdOf('big'), ranges: [{ ...range, bonusOdds: odds(1300) }] };
const freebet: HeldBonus = {
  kind: 'freebet',
  id: bonusIdOf('free'),
  variant: 'all_win',
  amount: minor(500),
  currency: 'EUR',
  terms: pair,
};
const holder = { nowMs: 0, country: 'DE', isVerified: true };

const where = (held: readonly HeldBonus[]): TicketContext => ({
  ...contextOf(),
  bonuses: playerBonuses(held, holder, [
    { id: 'euro', currency: 'EUR' },
    { id: 'dollar', currency: 'USD' },
  ]),
});

describe('the bonuses of a player in the slip', () => {
  it('[BONUS-7] a bet has those whose conditions it meets', () => {
    const one = play(picked('a'), where([freebet])).bets[0];
    const two = play(picked('a', 'b'), where([freebet])).bets[0];
    expect(one?.availableBonuses.freebet).toEqual([]);
    expect(two?.availableBonuses.freebet.map(({ id }) => id)).toEqual(['free']);
  });

  it('[SLIP-13] of several boosts the one that pays most, and of those only what can be used', () => {
    expect(play(picked('a', 'b'), where([boost, better])).bets[0]).toMatchObject({
      bonus: { id: 'big' },
      bonusOdds: 1300,
    });
    const over: HeldBonus = { ...better, terms: { ...terms, usesLeft: 0 } };
    expect(play(picked('a', 'b'), where([boost, over])).bets[0]?.bonus?.id).toBe('small');
  });

  it('[SLIP-13] says what comes next only when more selections would bring it', () => {
    const waiting: HeldBonus = { ...better, terms: pair };
    expect(play(picked('a'), where([waiting])).upcomingBonuses).toHaveLength(1);
    const inactive: HeldBonus = { ...better, terms: { ...pair, status: 'available' } };
    expect(play(picked('a'), where([inactive])).upcomingBonuses).toEqual([]);
  });

  it('[JACKPOT-1] a bet takes part in the jackpots of its currency', () => {
    expect(play(picked('a'), where([])).bets[0]?.jackpots).toEqual([{ id: 'euro' }]);
  });
});
