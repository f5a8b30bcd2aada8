import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { betId, minor } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** `stake` repeats the offer, so that a changed one is not taken by mistake. */
export const answerOffer = {
  id: 'answerOffer',
  summary: 'Take or leave the stake a trader offers for a VIP bet',
  method: 'POST',
  base: 'v3',
  path: '/bets/{id}/offer',
  auth: 'player',
  params: z.object({ id: betId }),
  query: nothing,
  body: z.object({ accept: z.boolean(), stake: minor }),
  reply: z.object({ bet: betWire }),
  errors: writeErrors,
} as const satisfies Call;
