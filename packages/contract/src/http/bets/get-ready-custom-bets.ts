import * as z from 'zod/mini';
import { outcomeAddressWire } from '../../entities/bets/outcome-address.ts';
import { epochMs, list, matchId, text, totalOdds } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The list is empty if the match offers none. */
export const getReadyCustomBets = {
  id: 'getReadyCustomBets',
  summary: 'Ready-made custom bets of a match, each with its price',
  method: 'GET',
  base: 'v3',
  path: '/bets/custom/ready/{matchId}',
  auth: 'public',
  params: z.object({ matchId }),
  query: nothing,
  body: nothing,
  reply: z.object({
    match_id: matchId,
    custom_bets: list(
      z.object({
        odds: totalOdds,
        selections: list(
          z.object({ ...outcomeAddressWire.shape, market_name: text(200), outcome_name: text(200) }),
          12,
        ),
      }),
      10,
    ),
    /** The prices hold until then. */
    expires_at_ms: epochMs,
  }),
  errors: itemErrors,
} as const satisfies Call;
