import * as z from 'zod/mini';
import { matchStatusWire } from '../../entities/catalogue/match.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { sportKindWire, sportWire } from '../../entities/catalogue/sport.ts';
import { key, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryCodes, queryFlag, queryList } from '../query.ts';

export const getSports = {
  id: 'getSports',
  summary: 'Sports, by priority',
  method: 'GET',
  base: 'v2',
  path: '/sports',
  auth: 'public',
  params: nothing,
  query: z.object({
    ...paging,
    sport_key: z.optional(queryList(key, 100)),
    sport_type: z.optional(queryList(sportKindWire, 3)),
    match_status: z.optional(queryCodes(matchStatusWire, 6)),
    bettable: z.optional(queryFlag),
    has_video: z.optional(queryFlag),
  }),
  body: nothing,
  reply: z.object({ data: list(sportWire, 500), pagination: paginationWire }),
  errors: listErrors,
} as const satisfies Call;
