import * as z from 'zod/mini';
import { eventWire } from '../../entities/catalogue/event.ts';
import { matchId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getMatch = {
  id: 'getMatch',
  summary: 'One match or non-match event',
  method: 'GET',
  base: 'v2',
  path: '/matches/{id}',
  auth: 'public',
  params: z.object({ id: matchId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: eventWire }),
  errors: itemErrors,
} as const satisfies Call;
