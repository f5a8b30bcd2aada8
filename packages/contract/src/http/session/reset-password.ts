import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { mailToken, password, signInWire } from '../../entities/account/sign-in.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const resetPassword = {
  id: 'resetPassword',
  summary: 'Set a new password with the token that was sent',
  method: 'PATCH',
  base: 'platform',
  path: '/users/password',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({ reset_password_token: mailToken, password }),
  reply: signInWire,
  errors: { ...listErrors, 403: errorWire, 404: errorWire, 410: errorWire },
} as const satisfies Call;
