import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { BonusConditions } from '@slipstream/contract/entities/bonuses/bonus-conditions';
import type { UserBonusStatus } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { MatchStatus } from '@slipstream/units/match-status';

/** The conditions of a bonus. Times are world time. */
export type BonusTerms = {
  readonly status: UserBonusStatus;
  readonly endsMs: number | null;
  /** Null: any number of times. */
  readonly usesLeft: number | null;
  readonly conditions: BonusConditions;
};

/** The player and the time. */
export type BonusHolder = { readonly nowMs: number; readonly country: string; readonly isVerified: boolean };

/** The parts of a bet that conditions look at. */
export type BonusSubject = {
  readonly betType: BetType;
  readonly currency: string;
  /** Thousandths; null while there is no price. */
  readonly totalOdds: number | null;
  readonly selections: readonly {
    readonly odds: number;
    readonly matchStatus: MatchStatus;
    readonly sportKey: string;
    /** Absent if the selection was restored without them; then a condition about them fails. */
    readonly categoryId?: string;
    readonly leagueId?: string;
  }[];
};

type Range = { readonly min: number | null; readonly max: number | null };

/** One condition with its facts: the text of a condition and, if it fails, of a refusal. */
export type BonusCondition =
  | { readonly code: 'active'; readonly status: UserBonusStatus }
  | { readonly code: 'not-expired'; readonly endsMs: number }
  | { readonly code: 'uses-left'; readonly usesLeft: number }
  | { readonly code: 'verified' }
  | { readonly code: 'country'; readonly values: readonly string[] }
  | { readonly code: 'currency'; readonly values: readonly string[] }
  | { readonly code: 'bet-type'; readonly values: readonly BetType[] }
  | { readonly code: 'selection-count'; readonly range: Range }
  | { readonly code: 'total-odds'; readonly range: Range }
  | { readonly code: 'selection-odds'; readonly range: Range }
  | { readonly code: 'match-status'; readonly values: readonly MatchStatus[] }
  | { readonly code: 'sport'; readonly values: readonly string[] }
  | { readonly code: 'category'; readonly values: readonly string[] }
  | { readonly code: 'league'; readonly values: readonly string[] };

export type BonusCheck = BonusCondition & { readonly isMet: boolean };

/**
 * Every condition of a bonus, each with whether it holds now. Without a bet only conditions on bonus and player can
 * hold; a page shows the others as what to do.
 */
export function bonusChecks(terms: BonusTerms, holder: BonusHolder, bet: BonusSubject | null): readonly BonusCheck[] {
  return [...holderChecks(terms, holder), ...betChecks(terms.conditions, bet)];
}

/** Why a bonus cannot be used for a bet: one reason per failed condition, empty if it can. */
export function bonusReasons(terms: BonusTerms, holder: BonusHolder, bet: BonusSubject): readonly BonusCheck[] {
  return bonusChecks(terms, holder, bet).filter(({ isMet }) => !isMet);
}

function holderChecks({ status, endsMs, usesLeft, conditions }: BonusTerms, holder: BonusHolder): BonusCheck[] {
  const { onlyVerified, countryCodes } = conditions;
  return [
    { code: 'active', status, isMet: status === 'active' },
    ...(endsMs === null ? [] : [{ code: 'not-expired', endsMs, isMet: holder.nowMs < endsMs } as const]),
    ...(usesLeft === null ? [] : [{ code: 'uses-left', usesLeft, isMet: usesLeft > 0 } as const]),
    ...(onlyVerified ? [{ code: 'verified', isMet: holder.isVerified } as const] : []),
    ...(countryCodes.length === 0
      ? []
      : [{ code: 'country', values: countryCodes, isMet: countryCodes.includes(holder.country) } as const]),
  ];
}

function betChecks(conditions: BonusConditions, bet: BonusSubject | null): BonusCheck[] {
  const { selectionCount, totalOdds, selectionOdds, betTypes, currencies } = conditions;
  const legs = bet?.selections ?? [];
  const every = (holds: (leg: (typeof legs)[number]) => boolean) => legs.length > 0 && legs.every(holds);
  const odds = bet?.totalOdds ?? null;
  return [
    asked(currencies, {
      code: 'currency',
      values: currencies,
      isMet: bet !== null && currencies.includes(bet.currency),
    }),
    asked(betTypes, { code: 'bet-type', values: betTypes, isMet: bet !== null && betTypes.includes(bet.betType) }),
    bounded({
      code: 'selection-count',
      range: selectionCount,
      isMet: legs.length > 0 && lies(legs.length, selectionCount),
    }),
    bounded({ code: 'total-odds', range: totalOdds, isMet: odds !== null && lies(odds, totalOdds) }),
    bounded({ code: 'selection-odds', range: selectionOdds, isMet: every((leg) => lies(leg.odds, selectionOdds)) }),
    asked(conditions.matchStatus, {
      code: 'match-status',
      values: conditions.matchStatus,
      isMet: every(({ matchStatus }) => conditions.matchStatus.includes(matchStatus)),
    }),
    asked(conditions.sportKeys, {
      code: 'sport',
      values: conditions.sportKeys,
      isMet: every(({ sportKey }) => conditions.sportKeys.includes(sportKey)),
    }),
    asked(conditions.categoryIds, {
      code: 'category',
      values: conditions.categoryIds,
      isMet: every(({ categoryId }) => conditions.categoryIds.some((id) => id === categoryId)),
    }),
    asked(conditions.tournamentIds, {
      code: 'league',
      values: conditions.tournamentIds,
      isMet: every(({ leagueId }) => conditions.tournamentIds.some((id) => id === leagueId)),
    }),
  ].flat();
}

function asked(values: readonly unknown[], check: BonusCheck): readonly BonusCheck[] {
  return values.length > 0 ? [check] : [];
}

function bounded(check: Extract<BonusCheck, { range: Range }>): readonly BonusCheck[] {
  return check.range.min === null && check.range.max === null ? [] : [check];
}

/** Both ends belong to a range. */
function lies(value: number, { min, max }: Range): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}
