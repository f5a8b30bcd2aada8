import * as z from 'zod/mini';
import { betId, count, id, list, matchId, minor, whole } from '../../scalars.ts';

const points = whole(0, 1_000_000_000_000);

/** Points a player has earned: for hunting, lootbox and tournament alike. */
export const farmingStatsWire = z.object({
  avg_stake: minor,
  bets_count: count,
  points,
  /** Not yet spent. */
  available_points: points,
  /** From bets still open. */
  potential_points: points,
  potential_freebet_amount: minor,
  initial_pool: minor,
});

export const farmingFields = {
  farming: farmingStatsWire,
  farm_once_per_event: z.boolean(),
  /** Events that can't be farmed again, when they count once. */
  farmed_event_ids: list(matchId, 1000),
  used_in_bets: list(betId, 1000),
  /** Freebets whose worth the points can raise. */
  freebets_to_boost: list(id, 100),
  /** Points for a stake of one whole unit at even odds, in thousandths. */
  points_rate: whole(0, 1_000_000_000),
};
