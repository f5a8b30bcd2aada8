import * as z from 'zod/mini';
import { marketGroupWire } from '../../entities/catalogue/market-group.ts';
import { marketWire } from '../../entities/catalogue/market.ts';
import { list, matchId, version } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getCustomMarkets = {
  id: 'getCustomMarkets',
  summary: 'Markets of a match that can meet in a custom bet',
  method: 'GET',
  base: 'v3',
  path: '/bets/custom/markets/{matchId}',
  auth: 'public',
  params: z.object({ matchId }),
  query: nothing,
  body: nothing,
  reply: z.object({
    match_id: matchId,
    match_version: version,
    markets: list(marketWire, 500),
    groups: list(marketGroupWire, 50),
  }),
  errors: itemErrors,
} as const satisfies Call;
