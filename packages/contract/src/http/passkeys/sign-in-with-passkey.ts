import * as z from 'zod/mini';
import { authenticatorData, clientData, credentialId, signature, userHandle } from '../../entities/account/passkey.ts';
import { signInWire } from '../../entities/account/sign-in.ts';
import { errorWire } from '../../entities/error.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The answer of `navigator.credentials.get`. Refused like a wrong password, and limited with it. */
export const signInWithPasskey = {
  id: 'signInWithPasskey',
  summary: 'Sign in with a passkey',
  method: 'POST',
  base: 'platform',
  path: '/users/passkey/sign_in',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({
    id: credentialId,
    client_data: clientData,
    authenticator_data: authenticatorData,
    signature,
    user_handle: z.nullable(userHandle),
    device_id: z.optional(z.uuid()),
  }),
  reply: signInWire,
  errors: { ...listErrors, 401: errorWire, 403: errorWire, 410: errorWire },
} as const satisfies Call;
