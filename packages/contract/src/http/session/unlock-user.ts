import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { mailToken } from '../../entities/account/sign-in.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const unlockUser = {
  id: 'unlockUser',
  summary: 'Unlock an account',
  method: 'GET',
  base: 'platform',
  path: '/users/unlock',
  auth: 'public',
  params: nothing,
  query: z.object({ unlock_token: mailToken }),
  body: nothing,
  reply: nothing,
  errors: { ...itemErrors, 410: errorWire },
} as const satisfies Call;
