import * as z from 'zod/mini';
import { accountWire } from '../../entities/account/account.ts';
import { currencyCode, list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The new account becomes the active one; opening one that exists only activates it. */
export const openAccount = {
  id: 'openAccount',
  summary: 'Open a wallet in another currency',
  method: 'POST',
  base: 'platform',
  path: '/player/accounts',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ currency: currencyCode }),
  reply: z.object({ data: list(accountWire, 50) }),
  errors: writeErrors,
} as const satisfies Call;
