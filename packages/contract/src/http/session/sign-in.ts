import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { password, signInWire } from '../../entities/account/sign-in.ts';
import { text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/**
 * `login` is an email or a phone, as the system says. 410 is an address that gave too many wrong passwords
 * for this account; `Retry-After` says when it may try again, and the link in the owner's mail ends it at once.
 */
export const signIn = {
  id: 'signIn',
  summary: 'Sign in',
  method: 'POST',
  base: 'platform',
  path: '/users/sign_in',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({ login: text(254), password, device_id: z.optional(z.uuid()) }),
  reply: signInWire,
  errors: { ...listErrors, 401: errorWire, 403: errorWire, 410: errorWire },
} as const satisfies Call;
