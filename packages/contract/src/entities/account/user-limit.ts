import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, id, minor, whole } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

export const userLimitTypeWire = z.enum([
  'activity',
  'sportsbook_session',
  'session',
  'bet',
  'time',
  'loss',
  'wager',
  'deposit',
  'reality_check',
  'selfexclusion',
  'coolingoff',
]);
export type UserLimitType = z.output<typeof userLimitTypeWire>;

export const userLimitStatusWire = z.enum([
  'active',
  'confirmed',
  'confirmed_disabled',
  'unconfirmed_disabled',
  'unconfirmed',
  'disabled',
]);
export type UserLimitStatus = z.output<typeof userLimitStatusWire>;

const seconds = whole(1, 315_360_000);

/** What a limit allows. Money types have `amount`, time types `seconds`; both count within `period` where there is one. */
export const userLimitTermsWire = z.object({
  type: userLimitTypeWire,
  amount: z.nullable(z.object({ value: minor, currency: currencyCode })),
  seconds: z.nullable(seconds),
  period: z.nullable(z.enum(['day', 'week', 'month'])),
});

export const userLimitWire = z.extend(userLimitTermsWire, {
  id,
  status: userLimitStatusWire,
  /** Used up so far, in the unit of the limit. */
  used: whole(0, Number.MAX_SAFE_INTEGER),
  created_at: timestamp,
  active_from: z.nullable(timestamp),
  active_until: z.nullable(timestamp),
});
export type UserLimit = Client<typeof userLimitWire>;
