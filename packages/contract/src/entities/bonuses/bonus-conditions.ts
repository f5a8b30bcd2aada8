import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { categoryId, countryCode, currencyCode, key, leagueId, list, totalOdds, whole } from '../../scalars.ts';
import { betTypeWire } from '../bets/bet-status.ts';
import { matchStatusWire } from '../catalogue/match.ts';

/* @__NO_SIDE_EFFECTS__ */
function range<Bound extends z.ZodMiniType>(bound: Bound) {
  return z.object({ min: z.nullable(bound), max: z.nullable(bound) });
}

/** The conditions of a bonus. Null and the empty list mean no condition. */
export const bonusConditionsWire = z.object({
  bet_types: list(betTypeWire, 4),
  /** Of the whole bet. */
  total_odds: range(totalOdds),
  /** Of every selection. */
  selection_odds: range(totalOdds),
  selection_count: range(whole(1, 100)),
  match_status: list(matchStatusWire, 6),
  sport_keys: list(key, 100),
  category_ids: list(categoryId, 200),
  tournament_ids: list(leagueId, 500),
  currencies: list(currencyCode, 200),
  /** Allowed countries. */
  country_codes: list(countryCode, 300),
  only_verified: z.boolean(),
});
export type BonusConditions = Client<typeof bonusConditionsWire>;
