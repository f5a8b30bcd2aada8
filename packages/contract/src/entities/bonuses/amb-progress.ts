import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { bonusId, count, currencyCode, list, minor, whole } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { freebetTypeWire } from './freebet-type.ts';

/** "3 more bets of 5.00 for a freebet": how far the player is on the way to each of the next ones. */
export const ambProgressWire = z.object({
  bonus_id: bonusId,
  currency: currencyCode,
  min_stake: minor,
  progress_count: count,
  ranges: list(
    z.object({ bets_count: whole(1, 1_000_000), freebet_type: freebetTypeWire, amount: minor, reached: z.boolean() }),
    20,
  ),
  /** Bets count until then. */
  issue_to: z.nullable(timestamp),
});
export type AmbProgress = Client<typeof ambProgressWire>;
