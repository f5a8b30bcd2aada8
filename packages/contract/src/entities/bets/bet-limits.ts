import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, minor, totalOdds, whole, withDefault, withDefaults } from '../../scalars.ts';

/** What happens at or above a limit: refuse, or accept and warn. */
const limitActionWire = z.enum(['reject', 'accept']);
export type LimitAction = z.output<typeof limitActionWire>;

/** Keyed by currency code; a currency without the limit is absent. */
/* @__NO_SIDE_EFFECTS__ */
function perCurrency<Limit extends z.ZodMiniType>(limit: Limit) {
  const limits = z.record(currencyCode, limit).check(z.refine((value) => Object.keys(value).length <= 200));
  return withDefaults(z.object({ fiat: withDefault(limits, {}), crypto: withDefault(limits, {}) }));
}

/** Null means no such limit (LIMIT-1..4, LIMIT-7). */
export const betLimitsWire = z.object({
  selection_limit: withDefault(z.nullable(whole(1, 100)), null),
  odds_limit: withDefault(z.nullable(z.object({ value: totalOdds, action: limitActionWire })), null),
  max_stake_limit: perCurrency(z.object({ amount: minor })),
  /** Smaller stakes are refused; this one is not (LIMIT-7). */
  min_stake_limit: z.optional(perCurrency(z.object({ amount: minor }))),
  payout_limit: perCurrency(z.object({ amount: minor, action: limitActionWire })),
});
export type BetLimits = Client<typeof betLimitsWire>;
