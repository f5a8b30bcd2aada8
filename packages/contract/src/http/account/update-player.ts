import * as z from 'zod/mini';
import { profileWire } from '../../entities/account/profile.ts';
import { currencyCode, key, list, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Which fields there are comes with the system (`player_fields`). `currency` chooses among the accounts there are (SESSION-4). */
export const updatePlayer = {
  id: 'updatePlayer',
  summary: 'Fill in or change the profile',
  method: 'PATCH',
  base: 'platform',
  path: '/player',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ fields: list(z.object({ field: key, value: text(1000) }), 50), currency: z.optional(currencyCode) }),
  reply: profileWire,
  errors: writeErrors,
} as const satisfies Call;
