import * as z from 'zod/mini';
import { userLimitTermsWire, userLimitWire } from '../../entities/account/user-limit.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** A stricter limit applies at once; a looser one later, as `active_from` says. */
export const setUserLimit = {
  id: 'setUserLimit',
  summary: 'Set a limit',
  method: 'POST',
  base: 'platform',
  path: '/user_limits',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: userLimitTermsWire,
  reply: z.object({ data: userLimitWire }),
  errors: writeErrors,
} as const satisfies Call;
