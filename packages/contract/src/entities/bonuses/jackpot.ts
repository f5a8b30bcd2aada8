import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { bonusId, currencyCode, id, key, list, minor, text, version, whole } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { bonusFields } from './bonus-fields.ts';
import { poolStateWire } from './bonus-status.ts';

export const jackpotLevelWire = z.object({
  code: key,
  name: text(100),
  pool_amount: minor,
  /** It is sure to be hit before the pool passes this. */
  must_hit_by: z.nullable(minor),
  state: poolStateWire,
});

export const jackpotWire = z.object({
  id,
  version,
  name: text(100),
  description: text(2000),
  currency: currencyCode,
  /** All levels together. */
  amount: minor,
  pool_amount: minor,
  /** What it has paid so far. */
  hits_amount: minor,
  /** How much of a stake goes into the pools, in hundred-thousandths. */
  contribution_rate: whole(0, 100_000),
  levels: list(jackpotLevelWire, 20),
});
export type Jackpot = Client<typeof jackpotWire>;

export const jackpotHitStatusWire = z.enum(['approved', 'paid']);

export const jackpotHitWire = z.object({
  id: bonusId,
  jackpot_id: id,
  amount: minor,
  currency: currencyCode,
  amount_eur: minor,
  level: z.object({ code: key, name: text(100) }),
  status: jackpotHitStatusWire,
  /** Whether the calling player has seen it; always true for other players' hits. */
  seen: z.boolean(),
  current_user: z.boolean(),
  created_at: timestamp,
});

/** A hit in the form of a bonus, so that it is announced, marked as seen and listed like the others. */
export const jackpotBonusWire = z.object({
  ...bonusFields,
  bonus_type: z.literal('jackpot'),
  type: z.literal('jackpot'),
  hit: jackpotHitWire,
});
