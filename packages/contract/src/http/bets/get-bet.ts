import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { betId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getBet = {
  id: 'getBet',
  summary: 'One bet of the player',
  method: 'GET',
  base: 'v3',
  path: '/bets/{id}',
  auth: 'player',
  params: z.object({ id: betId }),
  query: nothing,
  body: nothing,
  reply: z.object({ bet: betWire }),
  errors: playerItemErrors,
} as const satisfies Call;
