import { passkeyRegistrationWire } from '../../entities/account/passkey.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** 409: the player has as many as are allowed. */
export const beginPasskey = {
  id: 'beginPasskey',
  summary: 'A challenge for a new passkey',
  method: 'POST',
  base: 'platform',
  path: '/player/passkeys/challenge',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: passkeyRegistrationWire,
  errors: writeErrors,
} as const satisfies Call;
