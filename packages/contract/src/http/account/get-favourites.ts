import * as z from 'zod/mini';
import { favouriteTypeWire, favouriteWire } from '../../entities/account/favourite.ts';
import { matchStatusWire } from '../../entities/catalogue/match.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { queryCodes, queryFlag } from '../query.ts';

export const getFavourites = {
  id: 'getFavourites',
  summary: 'Favourites of one type',
  method: 'GET',
  base: 'v2',
  path: '/favourites/{type}',
  auth: 'player',
  params: z.object({ type: favouriteTypeWire }),
  query: z.object({ match_status: z.optional(queryCodes(matchStatusWire, 6)), is_bettable: z.optional(queryFlag) }),
  body: nothing,
  reply: z.object({ data: list(favouriteWire, 1000) }),
  errors: playerErrors,
} as const satisfies Call;
