import * as z from 'zod/mini';
import { userLimitWire } from '../../entities/account/user-limit.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getUserLimits = {
  id: 'getUserLimits',
  summary: 'The limits of the player',
  method: 'GET',
  base: 'platform',
  path: '/user_limits',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ data: list(userLimitWire, 200) }),
  errors: playerErrors,
} as const satisfies Call;
