import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, minor, totalOdds, whole } from '../../scalars.ts';

/** What happens at or above a limit: refuse, or accept and warn. */
const limitActionWire = z.enum(['reject', 'accept']);
export type LimitAction = z.output<typeof limitActionWire>;

/** Keyed by currency code; a currency without the limit is absent. */
/* @__NO_SIDE_EFFECTS__ */
function perCurrency<Limit extends z.ZodMiniType>(limit: Limit) {
  const limits = z.record(currencyCode, limit).check(z.refine((value) => Object.keys(value).length <= 200));
  return z.object({ fiat: limits, crypto: limits });
}

/** Null means no such limit (LIMIT-1..4). */
export const betLimitsWire = z.object({
  selection_limit: z.nullable(whole(1, 100)),
  odds_limit: z.nullable(z.object({ value: totalOdds, action: limitActionWire })),
  max_stake_limit: perCurrency(z.object({ amount: minor })),
  payout_limit: perCurrency(z.object({ amount: minor, action: limitActionWire })),
});
export type BetLimits = Client<typeof betLimitsWire>;
