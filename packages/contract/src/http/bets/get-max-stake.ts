import * as z from 'zod/mini';
import { betIntentWire } from '../../entities/bets/bet-request.ts';
import { placeErrorWire } from '../../entities/bets/place-error.ts';
import { currencyCode, list, minor } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** One answer for each bet, in the order asked (PLACE-7). */
export const getMaxStake = {
  id: 'getMaxStake',
  summary: 'The highest stake the book takes',
  method: 'POST',
  base: 'v3',
  path: '/bets/max-stake',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ bets: z.array(betIntentWire).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ bets: list(z.object({ currency: currencyCode, min_stake: minor, max_stake: minor }), 100) }),
  errors: { ...playerErrors, 400: placeErrorWire },
} as const satisfies Call;
