import * as z from 'zod/mini';
import { phoneNumber, phoneWire } from '../../entities/account/phone.ts';
import { countryCode } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const savePhone = {
  id: 'savePhone',
  summary: 'Set the phone and ask for a code',
  method: 'POST',
  base: 'platform',
  path: '/player/phone',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ number: phoneNumber, country: countryCode }),
  reply: z.object({ phone: phoneWire }),
  errors: writeErrors,
} as const satisfies Call;
