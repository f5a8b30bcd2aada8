import * as z from 'zod/mini';
import { profileWire } from '../../entities/account/profile.ts';
import { key } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { queryList } from '../query.ts';

/** Public, because it answers who is signed in: a visitor gets a profile without email or phone (SESSION-1). */
export const getPlayer = {
  id: 'getPlayer',
  summary: 'The profile of the player',
  method: 'GET',
  base: 'platform',
  path: '/player',
  auth: 'public',
  params: nothing,
  query: z.object({ fields: z.optional(queryList(key, 50)) }),
  body: nothing,
  reply: profileWire,
  errors: listErrors,
} as const satisfies Call;
