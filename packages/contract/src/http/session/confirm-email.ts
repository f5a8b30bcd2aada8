import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { mailToken } from '../../entities/account/sign-in.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const confirmEmail = {
  id: 'confirmEmail',
  summary: 'Confirm an email address',
  method: 'GET',
  base: 'platform',
  path: '/users/confirmation',
  auth: 'public',
  params: nothing,
  query: z.object({ confirmation_token: mailToken }),
  body: nothing,
  reply: nothing,
  errors: { ...itemErrors, 410: errorWire },
} as const satisfies Call;
