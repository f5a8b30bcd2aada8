import type { BonusConditions } from '@slipstream/contract/entities/bonuses/bonus-conditions';
import type { CategoryId, LeagueId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { bonusChecks, bonusReasons } from './eligibility.ts';
import type { BonusHolder, BonusSubject, BonusTerms } from './eligibility.ts';

const anyValue = { min: null, max: null };
const nothing: BonusConditions = {
  betTypes: [],
  totalOdds: anyValue,
  selectionOdds: anyValue,
  selectionCount: anyValue,
  matchStatus: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  currencies: [],
  countryCodes: [],
  onlyVerified: false,
};
const terms: BonusTerms = { status: 'active', endsMs: null, usesLeft: null, conditions: nothing };
const holder: BonusHolder = { nowMs: 1000, country: 'DE', isVerified: false };
const leg = { odds: 1800, matchStatus: 0 as const, sportKey: 'soccer', categoryId: 'c1', leagueId: 'l1' };
const bet: BonusSubject = { betType: 'combo', currency: 'EUR', totalOdds: 3240, selections: [leg, leg] };

const asking = (conditions: Partial<BonusConditions>): BonusTerms => ({
  ...terms,
  conditions: { ...nothing, ...conditions },
});
const reasons = (asked: BonusTerms, subject = bet, who = holder) =>
  bonusReasons(asked, who, subject).map(({ code }) => code);

describe('eligibility of a bonus for a bet', () => {
  it('[BONUS-7] asks for nothing where nothing is asked', () => {
    expect(reasons(terms)).toEqual([]);
    expect(bonusChecks(terms, holder, null)).toEqual([{ code: 'active', status: 'active', isMet: true }]);
  });

  it.each([
    ['active', { ...terms, status: 'available' }],
    ['active', { ...terms, status: 'expired' }],
    ['not-expired', { ...terms, endsMs: 1000 }],
    ['uses-left', { ...terms, usesLeft: 0 }],
    ['verified', asking({ onlyVerified: true })],
    ['country', asking({ countryCodes: ['AT', 'CH'] })],
    ['currency', asking({ currencies: ['USD'] })],
    ['bet-type', asking({ betTypes: ['single'] })],
    ['selection-count', asking({ selectionCount: { min: 3, max: null } })],
    ['selection-count', asking({ selectionCount: { min: null, max: 1 } })],
    ['total-odds', asking({ totalOdds: { min: odds(3241), max: null } })],
    ['selection-odds', asking({ selectionOdds: { min: odds(1801), max: null } })],
    ['selection-odds', asking({ selectionOdds: { min: null, max: odds(1799) } })],
    ['match-status', asking({ matchStatus: [1] })],
    ['sport', asking({ sportKeys: ['tennis'] })],
    ['category', asking({ categoryIds: ['c2' as CategoryId] })],
    ['league', asking({ tournamentIds: ['l2' as LeagueId] })],
  ] as const)('[BONUS-7] says so when %s does not hold', (code, asked) => {
    expect(reasons(asked)).toEqual([code]);
  });

  it('[BONUS-7] takes both ends of every range, and everything listed', () => {
    const whole = asking({
      betTypes: ['combo'],
      totalOdds: { min: odds(3240), max: odds(3240) },
      selectionOdds: { min: odds(1800), max: odds(1800) },
      selectionCount: { min: 2, max: 2 },
      matchStatus: [0],
      sportKeys: ['soccer'],
      categoryIds: ['c1' as CategoryId],
      tournamentIds: ['l1' as LeagueId],
      currencies: ['EUR'],
      countryCodes: ['DE'],
      onlyVerified: true,
    });
    const best = { ...whole, endsMs: 1001, usesLeft: 1 };
    expect(reasons(best, bet, { ...holder, isVerified: true })).toEqual([]);
    expect(bonusChecks(best, holder, bet)).toHaveLength(14);
    // Without a bet, what is about the bet is still to do.
    const todo = bonusChecks(best, { ...holder, isVerified: true }, null).filter(({ isMet }) => !isMet);
    expect(todo.map(({ code }) => code)).toEqual([
      'currency',
      'bet-type',
      'selection-count',
      'total-odds',
      'selection-odds',
      'match-status',
      'sport',
      'category',
      'league',
    ]);
  });

  it('one leg is enough to spoil it, and what is not known does not hold', () => {
    const { leagueId: _, ...unknown } = leg;
    const mixed = { ...bet, selections: [leg, { ...unknown, sportKey: 'tennis' }] };
    expect(reasons(asking({ sportKeys: ['soccer'] }), mixed)).toEqual(['sport']);
    expect(reasons(asking({ tournamentIds: ['l1' as LeagueId] }), mixed)).toEqual(['league']);
    expect(reasons(asking({ totalOdds: { min: odds(1001), max: null } }), { ...bet, totalOdds: null })).toEqual([
      'total-odds',
    ]);
  });
});
