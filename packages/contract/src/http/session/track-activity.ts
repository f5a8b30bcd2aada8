import * as z from 'zod/mini';
import { count } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** 401 here means that the activity limit is used up (RG-3). */
export const trackActivity = {
  id: 'trackActivity',
  summary: 'Count a minute of activity',
  method: 'POST',
  base: 'platform',
  path: '/player/activity_limit_track',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ seconds_left: z.nullable(count) }),
  errors: playerErrors,
} as const satisfies Call;
