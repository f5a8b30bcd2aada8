import * as z from 'zod/mini';
import { paginationWire } from '../../entities/pagination.ts';
import { leaderboardRowWire } from '../../entities/bonuses/tournament.ts';
import { bonusId, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryFlag } from '../query.ts';

/** With `around_me` the page is the one the player is on. */
export const getTournamentRating = {
  id: 'getTournamentRating',
  summary: 'The leaderboard of a bonus tournament',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/tournaments/{id}/rating',
  auth: 'public',
  params: z.object({ id: bonusId }),
  query: z.object({ ...paging, around_me: z.optional(queryFlag) }),
  body: nothing,
  reply: z.object({
    data: list(leaderboardRowWire, 500),
    current_user: z.nullable(leaderboardRowWire),
    pagination: paginationWire,
  }),
  errors: itemErrors,
} as const satisfies Call;
