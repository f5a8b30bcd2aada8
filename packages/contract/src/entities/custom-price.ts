import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { epochMs, list, matchId, text, totalOdds } from '../scalars.ts';
import { outcomeAddressWire } from './outcome-address.ts';

export const customRefusalWire = z.enum([
  'too_few',
  'impossible',
  'identical',
  'certain',
  'not_combinable',
  'suspended',
]);
export type CustomRefusal = z.output<typeof customRefusalWire>;

/** The price of several outcomes of one match together, and which other outcomes could still join them (CUSTOM-1). */
export const customPriceWire = z.object({
  match_id: matchId,
  /** Null when there is a refusal. */
  odds: z.nullable(totalOdds),
  refusal: z.nullable(
    z.object({ code: customRefusalWire, message: text(300), selections: list(outcomeAddressWire, 100) }),
  ),
  /** Outcomes that can't be added to this set, for the page to dim. */
  blocked: list(z.object({ ...outcomeAddressWire.shape, code: customRefusalWire }), 2000),
  /** A bet placed later than this is priced anew. */
  expires_at_ms: epochMs,
});
export type CustomPrice = Client<typeof customPriceWire>;
