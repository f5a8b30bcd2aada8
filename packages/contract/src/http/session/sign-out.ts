import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Signing out twice is no error. */
export const signOut = {
  id: 'signOut',
  summary: 'End the session',
  method: 'DELETE',
  base: 'platform',
  path: '/users/sign_out',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: nothing,
  errors: listErrors,
} as const satisfies Call;
