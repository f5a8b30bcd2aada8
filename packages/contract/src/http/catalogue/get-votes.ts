import * as z from 'zod/mini';
import { voteWire } from '../../entities/catalogue/vote.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getVotes = {
  id: 'getVotes',
  summary: 'How players voted on a prediction',
  method: 'GET',
  base: 'v2',
  path: '/vote',
  auth: 'public',
  params: nothing,
  query: z.object({ prediction_id: id }),
  body: nothing,
  reply: z.object({ data: voteWire }),
  errors: itemErrors,
} as const satisfies Call;
