import * as z from 'zod/mini';
import { leagueWire } from '../../entities/catalogue/league.ts';
import { searchTeamWire } from '../../entities/catalogue/search-team.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Offered before anything is typed (CAT-4). */
export const getPopularSearches = {
  id: 'getPopularSearches',
  summary: 'Teams and leagues that many look for',
  method: 'GET',
  base: 'v2',
  path: '/search/popular',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ teams: list(searchTeamWire, 20), tournaments: list(leagueWire, 20) }),
  errors: listErrors,
} as const satisfies Call;
