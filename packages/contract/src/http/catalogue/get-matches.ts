import * as z from 'zod/mini';
import { eventWire } from '../../entities/catalogue/event.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list, matchId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { eventFilters, sortBy } from './event-filters.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryList, queryWhole } from '../query.ts';

/** Without `type` it answers matches only. `favourite` needs a player and answers 401 to a visitor. */
export const getMatches = {
  id: 'getMatches',
  summary: 'Matches and non-match events with their list markets',
  method: 'GET',
  base: 'v2',
  path: '/matches',
  auth: 'public',
  params: nothing,
  query: z.object({
    ...paging,
    ...eventFilters,
    id: z.optional(queryList(matchId, 500)),
    sort_by: sortBy,
    max_per_sport: z.optional(queryWhole(1, 500)),
  }),
  body: nothing,
  reply: z.object({ data: list(eventWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
