import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { LimitRefusal } from '../refusals/refusal.ts';
import type { LimitedBet, LimitMet } from './limited-bet.ts';
import { minStakeLimit } from './min-stake-limit.ts';
import { maxStakeLimit, payoutLimit } from './money-limit.ts';
import { oddsLimit } from './odds-limit.ts';
import { selectionLimit } from './selection-limit.ts';

/** The first refusal, if any, and the warnings met on the way to it: limits that are met but let the bet through. */
export type LimitCheck = { readonly refusal: LimitRefusal | null; readonly warnings: readonly LimitRefusal[] };

type LimitRule = (bets: readonly LimitedBet[], limits: BetLimits) => LimitMet | undefined;

/** Every limit, in the order of the specification; the first refusal ends the check. */
const limitRules: Readonly<Record<LimitRefusal['code'], LimitRule>> = {
  selection_limit_exceeded: selectionLimit,
  odds_limit_exceeded: oddsLimit,
  max_stake_limit_exceeded: maxStakeLimit,
  payout_limit_exceeded: payoutLimit,
  min_stake_limit_not_reached: minStakeLimit,
};

export function isLimitCode(code: number | string): code is LimitRefusal['code'] {
  return Object.hasOwn(limitRules, code);
}

export function checkLimits(bets: readonly LimitedBet[], limits: BetLimits): LimitCheck {
  const warnings: LimitRefusal[] = [];
  for (const rule of Object.values(limitRules)) {
    const met = rule(bets, limits);
    if (met?.action === 'reject') return { refusal: met.refusal, warnings };
    if (met !== undefined) warnings.push(met.refusal);
  }
  return { refusal: null, warnings };
}
