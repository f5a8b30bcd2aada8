import * as z from 'zod/mini';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const removePasskey = {
  id: 'removePasskey',
  summary: 'Remove a passkey of the player',
  method: 'DELETE',
  base: 'platform',
  path: '/player/passkeys/{id}',
  auth: 'player',
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  reply: nothing,
  errors: playerItemErrors,
} as const satisfies Call;
