import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { betId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const deleteCashoutRule = {
  id: 'deleteCashoutRule',
  summary: 'Take the automatic cashout off a bet',
  method: 'DELETE',
  base: 'v3',
  path: '/bets/{id}/cashout-rule',
  auth: 'player',
  params: z.object({ id: betId }),
  query: nothing,
  body: nothing,
  reply: z.object({ bet: betWire }),
  errors: playerItemErrors,
} as const satisfies Call;
