import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { betErrorWire, placeErrorWire } from '../../entities/bets/place-error.ts';
import { list, withDefault } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { idempotencyKey } from './idempotent.ts';
import { nothing } from '../nothing.ts';

/**
 * `unknown` also closes the key: a late request with it will be refused, so the slip may place again with another key
 * (PLACE-6).
 */
export const reconcilePlacement = {
  id: 'reconcilePlacement',
  summary: 'What became of a placement whose answer was lost',
  method: 'POST',
  base: 'v3',
  path: '/bets/placements/{key}/reconcile',
  auth: 'player',
  params: z.object({ key: idempotencyKey }),
  query: nothing,
  body: nothing,
  reply: z.discriminatedUnion('state', [
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('in_progress') }),
    z.object({
      state: z.literal('placed'),
      bets: list(betWire, 100),
      errors_by_bet: withDefault(list(betErrorWire, 100), []),
    }),
    z.object({ state: z.literal('refused'), error: placeErrorWire }),
  ]),
  errors: playerErrors,
} as const satisfies Call;
