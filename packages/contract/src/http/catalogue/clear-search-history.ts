import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const clearSearchHistory = {
  id: 'clearSearchHistory',
  summary: 'Forget all searches',
  method: 'DELETE',
  base: 'v2',
  path: '/search/history',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: nothing,
  errors: playerErrors,
} as const satisfies Call;
