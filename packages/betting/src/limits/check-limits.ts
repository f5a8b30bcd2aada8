import type { BetLimits, LimitAction } from '@slipstream/contract/entities/bet-limits';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';

/** What the limits look at. A ticket's bet and a bet the server received both fit. */
export type LimitedBet = {
  readonly stake: Minor;
  readonly profit: Minor;
  readonly currency: string;
  readonly isFiat: boolean;
  readonly odds: TotalOdds | null;
  readonly selections: readonly { readonly odds: TotalOdds }[];
};

export type LimitRefusal =
  | {
      readonly code: 'selection-limit';
      readonly message: 'error.validation.bet_limits.selection_limit_exceeded';
      readonly limit: number;
    }
  | {
      readonly code: 'odds-limit';
      readonly message: 'error.validation.bet_limits.odds_limit_exceeded';
      readonly limit: TotalOdds;
    }
  | {
      readonly code: 'max-stake-limit';
      readonly message: 'error.validation.bet_limits.max_stake_limit_exceeded';
      readonly limit: Minor;
      readonly currency: string;
    }
  | {
      readonly code: 'payout-limit';
      readonly message: 'error.validation.bet_limits.payout_limit_exceeded';
      readonly limit: Minor;
      readonly currency: string;
    };

export type LimitWarning =
  | {
      readonly code: 'odds-limit';
      readonly message: 'warning.validation.bet_limits.odds_limit_exceeded';
      readonly limit: TotalOdds;
    }
  | {
      readonly code: 'payout-limit';
      readonly message: 'warning.validation.bet_limits.payout_limit_exceeded';
      readonly limit: Minor;
      readonly currency: string;
    };

/** The first refusal, if any, and the warnings met on the way to it. */
export type LimitCheck = { readonly refusal: LimitRefusal | null; readonly warnings: readonly LimitWarning[] };

type Finding = { readonly refusal: LimitRefusal } | { readonly warning: LimitWarning } | null;

/** The four checks, in the order of the sources; the first rejection ends them. */
export function checkLimits(bets: readonly LimitedBet[], limits: BetLimits): LimitCheck {
  const warnings: LimitWarning[] = [];
  for (const check of [selectionLimit, oddsLimit, maxStakeLimit, payoutLimit]) {
    const finding = check(bets, limits);
    if (finding === null) continue;
    if ('refusal' in finding) return { refusal: finding.refusal, warnings };
    warnings.push(finding.warning);
  }
  return { refusal: null, warnings };
}

/** The selections of all the bets together are what the sources count (LIMIT-1). */
function selectionLimit(bets: readonly LimitedBet[], { selectionLimit: limit }: BetLimits): Finding {
  const count = bets.reduce((total, bet) => total + bet.selections.length, 0);
  if (limit === null || count < limit) return null;
  return {
    refusal: { code: 'selection-limit', message: 'error.validation.bet_limits.selection_limit_exceeded', limit },
  };
}

/** "Any odds": the price of each selection and the total of each bet (LIMIT-2). */
function oddsLimit(bets: readonly LimitedBet[], { oddsLimit: limit }: BetLimits): Finding {
  if (limit === null) return null;
  const { value, action } = limit;
  const isReached = bets.some(
    (bet) => (bet.odds !== null && bet.odds >= value) || bet.selections.some((selection) => selection.odds >= value),
  );
  if (!isReached) return null;
  return byAction(
    action,
    { code: 'odds-limit', message: 'error.validation.bet_limits.odds_limit_exceeded', limit: value },
    { code: 'odds-limit', message: 'warning.validation.bet_limits.odds_limit_exceeded', limit: value },
  );
}

function maxStakeLimit(bets: readonly LimitedBet[], limits: BetLimits): Finding {
  for (const bet of bets) {
    const limit = limitFor(limits.maxStakeLimit, bet);
    if (limit === undefined || bet.stake < limit.amount) continue;
    const { currency } = bet;
    const message = 'error.validation.bet_limits.max_stake_limit_exceeded';
    return { refusal: { code: 'max-stake-limit', message, limit: limit.amount, currency } };
  }
  return null;
}

/** Of several bets at the limit one that is rejected speaks before one that is only warned about. */
function payoutLimit(bets: readonly LimitedBet[], limits: BetLimits): Finding {
  let warning: Finding = null;
  for (const bet of bets) {
    const limit = limitFor(limits.payoutLimit, bet);
    if (limit === undefined || bet.profit < limit.amount) continue;
    const facts = { code: 'payout-limit', limit: limit.amount, currency: bet.currency } as const;
    const finding = byAction(
      limit.action,
      { ...facts, message: 'error.validation.bet_limits.payout_limit_exceeded' },
      { ...facts, message: 'warning.validation.bet_limits.payout_limit_exceeded' },
    );
    if ('refusal' in finding) return finding;
    warning ??= finding;
  }
  return warning;
}

function byAction(action: LimitAction, refusal: LimitRefusal, warning: LimitWarning): NonNullable<Finding> {
  return action === 'reject' ? { refusal } : { warning };
}

/** Limits are kept apart for fiat and crypto, then by currency code. */
function limitFor<Limit>(
  limits: { readonly fiat: Readonly<Record<string, Limit>>; readonly crypto: Readonly<Record<string, Limit>> },
  { isFiat, currency }: LimitedBet,
): Limit | undefined {
  const byCode = isFiat ? limits.fiat : limits.crypto;
  return Object.hasOwn(byCode, currency) ? byCode[currency] : undefined;
}
