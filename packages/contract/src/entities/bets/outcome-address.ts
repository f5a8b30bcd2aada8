import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { marketId, matchId, outcomeId, specifier } from '../../scalars.ts';

/** Identifies an outcome globally. */
export const outcomeAddressWire = z.object({
  match_id: matchId,
  market_id: marketId,
  specifier,
  outcome_id: outcomeId,
});
export type OutcomeAddress = Client<typeof outcomeAddressWire>;
