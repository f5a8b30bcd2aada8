import * as z from 'zod/mini';
import { jackpotWire } from '../../entities/bonuses/jackpot.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getJackpots = {
  id: 'getJackpots',
  summary: 'Jackpots',
  method: 'GET',
  base: 'v2',
  path: '/jackpots',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(jackpotWire, 50) }),
  errors: listErrors,
} as const satisfies Call;
