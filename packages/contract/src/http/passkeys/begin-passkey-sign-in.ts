import { errorWire } from '../../entities/error.ts';
import { passkeyChallengeWire } from '../../entities/account/passkey.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const beginPasskeySignIn = {
  id: 'beginPasskeySignIn',
  summary: 'A challenge to sign in with a passkey',
  method: 'POST',
  base: 'platform',
  path: '/users/passkey/challenge',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: passkeyChallengeWire,
  errors: { ...listErrors, 403: errorWire },
} as const satisfies Call;
