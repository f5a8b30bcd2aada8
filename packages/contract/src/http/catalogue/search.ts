import * as z from 'zod/mini';
import { matchStatusWire } from '../../entities/catalogue/match.ts';
import { searchResultsWire } from '../../entities/catalogue/search-results.ts';
import { sportKindWire } from '../../entities/catalogue/sport.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { queryCodes, queryFlag, queryList } from '../query.ts';

/** With `only_events_name` the query is compared with names of events alone, and only `matches` is filled (CAT-4). */
export const search = {
  id: 'search',
  summary: 'Teams, events, leagues, categories and sports by name',
  method: 'GET',
  base: 'v2',
  path: '/search',
  auth: 'public',
  params: nothing,
  query: z.object({
    q: z.string().check(z.minLength(3), z.maxLength(50)),
    sport_type: z.optional(queryList(sportKindWire, 3)),
    match_status: z.optional(queryCodes(matchStatusWire, 6)),
    only_events_name: z.optional(queryFlag),
  }),
  body: nothing,
  reply: searchResultsWire,
  errors: listErrors,
} as const satisfies Call;
