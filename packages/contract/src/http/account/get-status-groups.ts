import * as z from 'zod/mini';
import { id, list, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getStatusGroups = {
  id: 'getStatusGroups',
  summary: 'The groups the player is in',
  method: 'GET',
  base: 'platform',
  path: '/player/status_groups',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(z.object({ id, name: text(100) }), 200) }),
  errors: playerErrors,
} as const satisfies Call;
