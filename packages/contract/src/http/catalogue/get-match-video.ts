import * as z from 'zod/mini';
import { videoWire } from '../../entities/catalogue/stream.ts';
import { matchId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getMatchVideo = {
  id: 'getMatchVideo',
  summary: 'The video of a match',
  method: 'GET',
  base: 'v2',
  path: '/matches/{id}/video',
  auth: 'public',
  params: z.object({ id: matchId }),
  query: nothing,
  body: nothing,
  reply: videoWire,
  errors: playerItemErrors,
} as const satisfies Call;
