import * as z from 'zod/mini';
import { marketId, matchId, outcomeId, specifier } from '../../scalars.ts';

/** Identifies an outcome globally. */
export const outcomeAddressWire = z.object({
  match_id: matchId,
  market_id: marketId,
  specifier,
  outcome_id: outcomeId,
});
