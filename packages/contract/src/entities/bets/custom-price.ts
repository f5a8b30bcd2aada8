import * as z from 'zod/mini';
import { epochMs, list, marketId, matchId, outcomeId, specifier, text, totalOdds } from '../../scalars.ts';
import { outcomeAddressWire } from './outcome-address.ts';

const customRefusalWire = z.enum(['too_few', 'impossible', 'identical', 'certain', 'not_combinable', 'suspended']);
export type CustomRefusal = z.output<typeof customRefusalWire>;

/** The joint price of several outcomes of one match, and which outcomes can still be added (CUSTOM-1). */
export const customPriceWire = z.object({
  match_id: matchId,
  /** Null when there is a refusal. */
  odds: z.nullable(totalOdds),
  refusal: z.nullable(
    z.object({ code: customRefusalWire, message: text(300), selections: list(outcomeAddressWire, 100) }),
  ),
  /** Outcomes that cannot be added, for the page to disable. */
  blocked: list(z.object({ ...outcomeAddressWire.shape, code: customRefusalWire }), 2000),
  /** The price of the set with one more outcome, for every outcome that can be added; empty unless it was asked for (CUSTOM-4). */
  additions: list(
    z.object({
      market_id: marketId,
      specifier,
      outcomes: list(
        z.object({
          outcome_id: outcomeId,
          odds: totalOdds,
          /** The set implies the outcome already, so its price stays. */
          is_covered: z.boolean(),
        }),
        1000,
      ),
    }),
    500,
  ),
  /** A bet placed later than this is priced anew. */
  expires_at_ms: epochMs,
});
