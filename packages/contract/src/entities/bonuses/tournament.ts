import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, currencyCode, list, minor, text, whole } from '../../scalars.ts';
import { bonusFields } from './bonus-fields.ts';
import { payoutStateWire, poolStateWire } from './bonus-status.ts';
import { farmingFields } from './farming.ts';

const position = whole(1, 10_000_000);

/** A contest of players for a pool. The catalogue's `tournament` is a league here, see `league.ts`. */
export const tournamentWire = z.object({
  ...bonusFields,
  ...farmingFields,
  bonus_type: z.literal('tournament'),
  type: z.literal('tournament'),
  currency: currencyCode,
  pool_amount: minor,
  pool_state: poolStateWire,
  payout_state: payoutStateWire,
  participants: count,
  /** Shares of the pool per mille, by place. */
  prizes: list(z.object({ from_position: position, to_position: position, share_permille: whole(0, 1000) }), 200),
});
export type Tournament = Client<typeof tournamentWire>;

/** One line of the rating (BONUS-8). */
export const leaderboardRowWire = z.object({
  position,
  /** Shortened, never the whole name. */
  name: text(60),
  current_user: z.boolean(),
  farmed_amount: minor,
  currency_code: currencyCode,
  farmed_freebets_count: count,
});
export type LeaderboardRow = Client<typeof leaderboardRowWire>;
