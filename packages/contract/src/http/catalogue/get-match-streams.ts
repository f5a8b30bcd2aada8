import * as z from 'zod/mini';
import { streamWire } from '../../entities/catalogue/stream.ts';
import { list, matchId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getMatchStreams = {
  id: 'getMatchStreams',
  summary: 'The streams of a match',
  method: 'GET',
  base: 'v2',
  path: '/matches/{id}/streams',
  auth: 'public',
  params: z.object({ id: matchId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(streamWire, 20) }),
  errors: playerItemErrors,
} as const satisfies Call;
