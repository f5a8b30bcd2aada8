import type { Minor } from '@slipstream/units/minor';
import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, id, list, minor, version, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

/** Why a bet cannot be cashed out now; `suspended` and `price_unknown` are temporary. */
export const cashoutReasonWire = z.enum([
  'suspended',
  'price_unknown',
  'provider_inactive',
  'too_low',
  'bonus_bet',
  'not_offered',
  'settled',
]);
export type CashoutReason = z.output<typeof cashoutReasonWire>;

/**
 * "Cash out when it is worth this much": the whole rest of the stake, or a part of it. `to_cashout_min` takes a profit when the
 * offer rises to it, `to_cashout_max` stops a loss when the offer falls to it; a rule has one of them or both.
 */
export const cashoutRuleWire = z.object({
  to_cashout_min: z.nullable(minor),
  to_cashout_max: z.nullable(minor),
  stake_part: z.nullable(minor),
});
export type CashoutRule = Client<typeof cashoutRuleWire>;

/**
 * What the server offers for all that is in play, and until when. Whoever takes it, whole or in part, names its id: an amount
 * is paid because it was offered, never because it was asked for (MYBETS-10).
 */
export const cashoutOfferWire = z.object({ id, amount: minor, expires_at_ms: epochMs });
export type CashoutOffer = Client<typeof cashoutOfferWire>;

const nothing = 0 as Minor;

/** What stands beside a bet's `to_cashout`. Grows its own version: offers move far more often than the bet does. */
export const cashoutWire = z.object({
  version: withDefault(version, 0),
  /** Null while an offer stands. */
  reason: withDefault(z.nullable(cashoutReasonWire), 'not_offered'),
  /** The offer behind `to_cashout`; null where that is null. */
  offer: withDefault(z.nullable(cashoutOfferWire), null),
  partial_allowed: withDefault(z.boolean(), false),
  /** What is still in play; a part is offered in proportion to it. */
  stake_left: withDefault(minor, nothing),
  /** The smallest part that can be taken or left. */
  stake_part_min: withDefault(minor, nothing),
  rule: withDefault(z.nullable(cashoutRuleWire), null),
  parts: withDefault(list(z.object({ stake_part: minor, amount: minor, created_at: timestamp }), 50), []),
});
