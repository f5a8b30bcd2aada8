import * as z from 'zod/mini';
import { betWire } from '../entities/bet.ts';
import { cashoutErrorWire } from '../entities/cashout-error.ts';
import { betId, minor } from '../scalars.ts';
import type { Call } from './call.ts';
import { playerItemErrors } from './errors.ts';
import { idempotent } from './idempotent.ts';
import { nothing } from './nothing.ts';

/** Never pays less than `to_cashout`: when the offer has fallen it answers 409 with the new one (MYBETS-6). */
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
    /** The amount the player saw, for the part that is asked for. */
    to_cashout: minor,
    /** How much of the stake to take out of play; null for all that is left. */
    stake_part: z.nullable(minor),
  }),
  reply: z.object({ bet: betWire }),
  errors: { ...playerItemErrors, 409: cashoutErrorWire },
} as const satisfies Call;
