import * as z from 'zod/mini';
import { jackpotHitStatusWire, jackpotHitWire } from '../../entities/bonuses/jackpot.ts';
import { id, list, withDefault } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { queryFlag, queryList, queryWhole } from '../query.ts';

/** `for_user` and `unseen` need a player and answer 401 to a visitor. */
export const getJackpotHits = {
  id: 'getJackpotHits',
  summary: 'Hits of jackpots, newest first',
  method: 'GET',
  base: 'v2',
  path: '/jackpot-hits',
  auth: 'public',
  params: nothing,
  query: z.object({
    jackpot_id: z.optional(id),
    limit: withDefault(queryWhole(1, 100), 10),
    status: z.optional(queryList(jackpotHitStatusWire, 2)),
    for_user: z.optional(queryFlag),
    unseen: z.optional(queryFlag),
  }),
  body: nothing,
  reply: z.object({ data: list(jackpotHitWire, 100) }),
  errors: playerErrors,
} as const satisfies Call;
