import * as z from 'zod/mini';
import { phoneWire } from '../../entities/account/phone.ts';
import { pattern } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const verifyPhone = {
  id: 'verifyPhone',
  summary: 'Verify the phone with the code that came',
  method: 'POST',
  base: 'platform',
  path: '/player/phone/verify',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ code: pattern(/^\d{4,8}$/) }),
  reply: z.object({ phone: phoneWire }),
  errors: writeErrors,
} as const satisfies Call;
