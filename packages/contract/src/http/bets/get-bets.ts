import * as z from 'zod/mini';
import { betResultWire, betStatusWire, betTypeWire } from '../../entities/bets/bet-status.ts';
import { betWire } from '../../entities/bets/bet.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list, localeCode } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryList, queryTime } from '../query.ts';

export const getBets = {
  id: 'getBets',
  summary: 'The bets of the player, newest first',
  method: 'GET',
  base: 'v3',
  path: '/bets',
  auth: 'player',
  params: nothing,
  query: z.object({
    ...paging,
    status: z.optional(queryList(betStatusWire, 9)),
    result: z.optional(queryList(betResultWire, 8)),
    type: z.optional(queryList(betTypeWire, 4)),
    created_from: z.optional(queryTime),
    created_to: z.optional(queryTime),
    locale: z.optional(localeCode),
  }),
  body: nothing,
  reply: z.object({ bets: list(betWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
