import * as z from 'zod/mini';
import { leagueWire } from '../../entities/catalogue/league.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { key, leagueId, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { eventFilters, sortBy } from './event-filters.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryList } from '../query.ts';

/** With `priority_key`, leagues come with the priorities that were set for that key instead of their own (CAT-8). */
export const getTournaments = {
  id: 'getTournaments',
  summary: 'Leagues, by priority',
  method: 'GET',
  base: 'v2',
  path: '/tournaments',
  auth: 'public',
  params: nothing,
  query: z.object({
    ...paging,
    ...eventFilters,
    id: z.optional(queryList(leagueId, 500)),
    sort_by: sortBy,
    priority_key: z.optional(key),
  }),
  body: nothing,
  reply: z.object({ data: list(leagueWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
