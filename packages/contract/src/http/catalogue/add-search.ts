import * as z from 'zod/mini';
import { list, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const addSearch = {
  id: 'addSearch',
  summary: 'Remember a search',
  method: 'POST',
  base: 'v2',
  path: '/search/history',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ q: z.string().check(z.minLength(3), z.maxLength(50)) }),
  reply: z.object({ data: list(text(50), 20) }),
  errors: playerErrors,
} as const satisfies Call;
