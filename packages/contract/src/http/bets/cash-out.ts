import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { cashoutErrorWire } from '../../entities/bets/cashout-error.ts';
import { betId, id, minor } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { idempotent } from './idempotent.ts';
import { nothing } from '../nothing.ts';

/** Pays what the named offer comes to, or answers 409 with the offer that stands instead (MYBETS-6, MYBETS-10). */
export const cashOut = {
  id: 'cashOut',
  summary: 'Cash out a bet or a part of it',
  method: 'POST',
  base: 'v3',
  path: '/bets/cashout',
  auth: 'player',
  params: nothing,
  query: nothing,
  headers: idempotent,
  body: z.object({
    bet_id: betId,
    /** The offer that is taken, from the bet's `cashout.offer`. */
    offer_id: id,
    /** The amount the player saw, for the part that is asked for: that part of the offer, floored. */
    to_cashout: minor,
    /** How much of the stake to take out of play; null for all that is left. */
    stake_part: z.nullable(minor),
  }),
  reply: z.object({ bet: betWire }),
  errors: { ...playerItemErrors, 409: cashoutErrorWire },
} as const satisfies Call;
