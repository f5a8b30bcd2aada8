import * as z from 'zod/mini';
import { userLimitWire } from '../../entities/account/user-limit.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const disableUserLimit = {
  id: 'disableUserLimit',
  summary: 'Ask for the end of a limit',
  method: 'DELETE',
  base: 'platform',
  path: '/user_limits/{id}',
  auth: 'player',
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: userLimitWire }),
  errors: playerItemErrors,
} as const satisfies Call;
