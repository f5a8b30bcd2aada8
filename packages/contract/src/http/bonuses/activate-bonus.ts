import * as z from 'zod/mini';
import { bonusWire } from '../../entities/bonuses/bonus.ts';
import { bonusId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const activateBonus = {
  id: 'activateBonus',
  summary: 'Activate a bonus',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/{id}/activate',
  auth: 'player',
  params: z.object({ id: bonusId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: bonusWire }),
  errors: writeErrors,
} as const satisfies Call;
