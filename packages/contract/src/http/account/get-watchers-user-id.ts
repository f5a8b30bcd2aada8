import * as z from 'zod/mini';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getWatchersUserId = {
  id: 'getWatchersUserId',
  summary: 'The id the player has with the watchers.io chat',
  method: 'GET',
  base: 'v2',
  path: '/watchersio/userid',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ user_id: id }),
  errors: playerErrors,
} as const satisfies Call;
