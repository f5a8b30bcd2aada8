import * as z from 'zod/mini';
import { paginationWire } from '../../entities/pagination.ts';
import { partnerMatchWire } from '../../entities/catalogue/partner-match.ts';
import { key, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryList } from '../query.ts';

export const exportMatches = {
  id: 'exportMatches',
  summary: 'Matches with their three main odds, for partners',
  method: 'GET',
  base: 'v2',
  path: '/export/matches',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, sport_key: z.optional(queryList(key, 100)) }),
  body: nothing,
  reply: z.object({ data: list(partnerMatchWire, 500), pagination: paginationWire }),
  errors: listErrors,
} as const satisfies Call;
