import * as z from 'zod/mini';
import { phoneWire } from '../../entities/account/phone.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getPhone = {
  id: 'getPhone',
  summary: 'The phone of the player',
  method: 'GET',
  base: 'platform',
  path: '/player/phone',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ phone: z.nullable(phoneWire) }),
  errors: playerErrors,
} as const satisfies Call;
