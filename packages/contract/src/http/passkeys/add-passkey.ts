import * as z from 'zod/mini';
import {
  algorithm,
  authenticatorData,
  clientData,
  credentialId,
  passkeyWire,
  publicKey,
} from '../../entities/account/passkey.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The answer of `navigator.credentials.create`. The key is in SPKI form, as `getPublicKey()` gives it. */
export const addPasskey = {
  id: 'addPasskey',
  summary: 'Keep a new passkey',
  method: 'POST',
  base: 'platform',
  path: '/player/passkeys',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({
    id: credentialId,
    client_data: clientData,
    authenticator_data: authenticatorData,
    public_key: publicKey,
    algorithm,
  }),
  reply: z.object({ passkey: passkeyWire }),
  errors: writeErrors,
} as const satisfies Call;
