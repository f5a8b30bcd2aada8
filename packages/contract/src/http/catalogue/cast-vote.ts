import * as z from 'zod/mini';
import { voteWire } from '../../entities/catalogue/vote.ts';
import { id, key } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const castVote = {
  id: 'castVote',
  summary: 'Vote on a prediction',
  method: 'POST',
  base: 'v2',
  path: '/vote',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ prediction_id: id, data: z.object({ option: key }) }),
  reply: z.object({ data: voteWire }),
  errors: writeErrors,
} as const satisfies Call;
