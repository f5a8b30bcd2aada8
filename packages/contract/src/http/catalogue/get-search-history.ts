import * as z from 'zod/mini';
import { list, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getSearchHistory = {
  id: 'getSearchHistory',
  summary: 'What the player searched for lately',
  method: 'GET',
  base: 'v2',
  path: '/search/history',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(text(50), 20) }),
  errors: playerErrors,
} as const satisfies Call;
