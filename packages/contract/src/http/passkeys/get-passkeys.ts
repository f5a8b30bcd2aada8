import * as z from 'zod/mini';
import { passkeyWire } from '../../entities/account/passkey.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getPasskeys = {
  id: 'getPasskeys',
  summary: 'The passkeys of the player',
  method: 'GET',
  base: 'platform',
  path: '/player/passkeys',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(passkeyWire, 20) }),
  errors: playerErrors,
} as const satisfies Call;
