import * as z from 'zod/mini';
import { accountWire } from '../../entities/account/account.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getAccounts = {
  id: 'getAccounts',
  summary: 'The wallets of the player',
  method: 'GET',
  base: 'platform',
  path: '/player/accounts',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(accountWire, 50) }),
  errors: playerErrors,
} as const satisfies Call;
