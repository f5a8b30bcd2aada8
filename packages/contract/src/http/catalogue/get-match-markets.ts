import * as z from 'zod/mini';
import { marketGroupWire } from '../../entities/catalogue/market-group.ts';
import { marketWire } from '../../entities/catalogue/market.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { key, list, marketId, matchId, version, withDefault } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryList } from '../query.ts';

export const getMatchMarkets = {
  id: 'getMatchMarkets',
  summary: 'The markets of one match, by priority',
  method: 'GET',
  base: 'v2',
  path: '/matches/{id}/markets',
  auth: 'public',
  params: z.object({ id: matchId }),
  query: z.object({
    ...paging,
    group_key: z.optional(queryList(key, 30)),
    market_id: z.optional(queryList(marketId, 200)),
  }),
  body: nothing,
  reply: z.object({
    data: list(marketWire, 500),
    groups: withDefault(list(marketGroupWire, 50), []),
    /** Of the match when the list was read: a push with a lower version is older than this reply. */
    match_version: withDefault(version, 0),
    pagination: paginationWire,
  }),
  errors: itemErrors,
} as const satisfies Call;
