import * as z from 'zod/mini';
import { whole } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** The only call whose 401 means "none" and not "signed out" (SESSION-3). */
export const getCompPoints = {
  id: 'getCompPoints',
  summary: 'Loyalty points of the player',
  method: 'GET',
  base: 'platform',
  path: '/player/comp_points',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ points: whole(0, 1_000_000_000_000), exchange_rate: z.nullable(whole(0, 1_000_000_000)) }),
  errors: playerErrors,
} as const satisfies Call;
