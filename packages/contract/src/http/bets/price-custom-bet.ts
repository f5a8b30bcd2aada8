import * as z from 'zod/mini';
import { customPriceWire } from '../../entities/bets/custom-price.ts';
import { outcomeAddressWire } from '../../entities/bets/outcome-address.ts';
import { matchId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** A set without a price is answered, not refused: the page shows the reason beside the selections. */
export const priceCustomBet = {
  id: 'priceCustomBet',
  summary: 'The price of several outcomes of one match together',
  method: 'POST',
  base: 'v3',
  path: '/bets/custom/odds',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({
    match_id: matchId,
    selections: z.array(outcomeAddressWire).check(z.minLength(1), z.maxLength(30)),
    /** Also price the set with each outcome that can be added. */
    with_additions: z.optional(z.boolean()),
  }),
  reply: customPriceWire,
  errors: itemErrors,
} as const satisfies Call;
