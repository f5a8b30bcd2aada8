import * as z from 'zod/mini';
import { depositStatusWire, transactionWire } from '../../entities/account/transaction.ts';
import { currencyCode, key, minor } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { idempotent } from '../bets/idempotent.ts';
import { nothing } from '../nothing.ts';

export const deposit = {
  id: 'deposit',
  summary: 'Pay in',
  method: 'POST',
  base: 'platform',
  path: '/deposits',
  auth: 'player',
  params: nothing,
  query: nothing,
  headers: idempotent,
  body: z.object({ currency: currencyCode, amount: minor, method: key }),
  reply: z.object({ status: depositStatusWire, transaction: transactionWire }),
  errors: writeErrors,
} as const satisfies Call;
