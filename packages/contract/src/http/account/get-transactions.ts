import * as z from 'zod/mini';
import { paginationWire } from '../../entities/pagination.ts';
import { transactionWire } from '../../entities/account/transaction.ts';
import { currencyCode, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryTime } from '../query.ts';

export const getTransactions = {
  id: 'getTransactions',
  summary: 'The history of the wallet, newest first',
  method: 'GET',
  base: 'platform',
  path: '/transactions',
  auth: 'player',
  params: nothing,
  query: z.object({
    ...paging,
    currency: z.optional(currencyCode),
    created_from: z.optional(queryTime),
    created_to: z.optional(queryTime),
  }),
  body: nothing,
  reply: z.object({ data: list(transactionWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
