import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { password } from '../../entities/account/sign-in.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/**
 * Proves again who is signed in. Some changes are refused with 403 `password_required` when the last proof is old; after
 * this call they can be sent again. 410 is an address that gave too many wrong passwords.
 */
export const confirmPassword = {
  id: 'confirmPassword',
  summary: 'Give the password of the signed-in player again',
  method: 'POST',
  base: 'platform',
  path: '/users/password/confirm',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ password }),
  reply: nothing,
  errors: { ...listErrors, 401: errorWire, 403: errorWire, 410: errorWire },
} as const satisfies Call;
