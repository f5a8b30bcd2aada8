import * as z from 'zod/mini';
import { text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Answers the same whether the login exists or not. */
export const requestPasswordReset = {
  id: 'requestPasswordReset',
  summary: 'Send instructions for a new password',
  method: 'POST',
  base: 'platform',
  path: '/users/password',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({ login: text(254) }),
  reply: nothing,
  errors: listErrors,
} as const satisfies Call;
