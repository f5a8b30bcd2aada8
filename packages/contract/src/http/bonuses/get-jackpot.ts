import * as z from 'zod/mini';
import { jackpotWire } from '../../entities/bonuses/jackpot.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getJackpot = {
  id: 'getJackpot',
  summary: 'One jackpot',
  method: 'GET',
  base: 'v2',
  path: '/jackpots/{id}',
  auth: 'public',
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: jackpotWire }),
  errors: itemErrors,
} as const satisfies Call;
