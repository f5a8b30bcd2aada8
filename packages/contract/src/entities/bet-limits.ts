import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { currencyCode, list, minor, odds, whole } from '../scalars.ts';

/** What happens at or past a limit: refuse, or take the bet and warn. */
export const limitActionWire = z.enum(['reject', 'accept']);
export type LimitAction = z.output<typeof limitActionWire>;

const maxStake = z.object({ currency: currencyCode, amount: minor });
const payout = z.object({ currency: currencyCode, amount: minor, action: limitActionWire });

/** Null means no such limit (LIMIT-1..4). */
export const betLimitsWire = z.object({
  selection_limit: z.nullable(whole(1, 100)),
  odds_limit: z.nullable(z.object({ value: odds, action: limitActionWire })),
  max_stake_limit: z.object({ fiat: list(maxStake, 200), crypto: list(maxStake, 200) }),
  payout_limit: z.object({ fiat: list(payout, 200), crypto: list(payout, 200) }),
});
export type BetLimits = Client<typeof betLimitsWire>;
