import type { BetLimits, LimitAction } from '@slipstream/contract/entities/bets/bet-limits';
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

/** The limit that was met, with its figure: a count, odds in thousandths, or money of `currency`. */
type LimitMet = {
  readonly code: 'selection-limit' | 'odds-limit' | 'max-stake-limit' | 'payout-limit';
  readonly limit: number;
  readonly currency?: string;
};

type LimitMessage = `validation.bet_limits.${'selection' | 'odds' | 'max_stake' | 'payout'}_limit_exceeded`;

export type LimitRefusal = LimitMet & { readonly message: `error.${LimitMessage}` };

export type LimitWarning = LimitMet & { readonly message: `warning.${LimitMessage}` };

/** The first refusal, if any, and the warnings met on the way to it. */
export type LimitCheck = { readonly refusal: LimitRefusal | null; readonly warnings: readonly LimitWarning[] };

type Finding = { readonly met: LimitMet; readonly action: LimitAction };

/** The four limits in the order of the specification; the first refusal ends the check. */
export function checkLimits(bets: readonly LimitedBet[], limits: BetLimits): LimitCheck {
  const warnings: LimitWarning[] = [];
  for (const check of [selectionLimit, oddsLimit, maxStakeLimit, payoutLimit]) {
    const finding = check(bets, limits);
    if (finding === undefined) continue;
    const { met, action } = finding;
    const message = messageOf(met);
    if (action === 'reject') return { refusal: { ...met, message: `error.${message}` }, warnings };
    warnings.push({ ...met, message: `warning.${message}` });
  }
  return { refusal: null, warnings };
}

/** The message keys are the codes with underscores: `selection-limit` is `selection_limit_exceeded`. */
function messageOf({ code }: LimitMet): LimitMessage {
  return `validation.bet_limits.${code.replaceAll('-', '_')}_exceeded` as LimitMessage;
}

/** The selections of all bets together count (LIMIT-1). */
function selectionLimit(bets: readonly LimitedBet[], { selectionLimit: limit }: BetLimits): Finding | undefined {
  const count = bets.reduce((total, bet) => total + bet.selections.length, 0);
  if (limit === null || count < limit) return undefined;
  return { met: { code: 'selection-limit', limit }, action: 'reject' };
}

/** "Any odds": the price of each selection and the total of each bet (LIMIT-2). */
function oddsLimit(bets: readonly LimitedBet[], { oddsLimit: limit }: BetLimits): Finding | undefined {
  if (limit === null) return undefined;
  const { value, action } = limit;
  const isReached = ({ odds }: { readonly odds: TotalOdds | null }) => odds !== null && odds >= value;
  if (!bets.some((bet) => isReached(bet) || bet.selections.some(isReached))) return undefined;
  return { met: { code: 'odds-limit', limit: value }, action };
}

function maxStakeLimit(bets: readonly LimitedBet[], limits: BetLimits): Finding | undefined {
  return moneyLimit(bets, 'max-stake-limit', 'stake', limits.maxStakeLimit);
}

function payoutLimit(bets: readonly LimitedBet[], limits: BetLimits): Finding | undefined {
  return moneyLimit(bets, 'payout-limit', 'profit', limits.payoutLimit);
}

type MoneyLimits = Readonly<Record<string, { readonly amount: Minor; readonly action?: LimitAction }>>;

/**
 * Limits are separate for fiat and crypto, then by currency code; a currency without one has no limit. If several bets
 * meet theirs, a refusal comes before a warning.
 */
function moneyLimit(
  bets: readonly LimitedBet[],
  code: LimitMet['code'],
  figure: 'stake' | 'profit',
  limits: Readonly<Record<'fiat' | 'crypto', MoneyLimits>>,
): Finding | undefined {
  const findings = bets.flatMap((bet): readonly Finding[] => {
    const { currency, isFiat } = bet;
    const limit = new Map(Object.entries(isFiat ? limits.fiat : limits.crypto)).get(currency);
    if (limit === undefined || bet[figure] < limit.amount) return [];
    return [{ met: { code, limit: limit.amount, currency }, action: limit.action ?? 'reject' }];
  });
  return findings.find(({ action }) => action === 'reject') ?? findings[0];
}
