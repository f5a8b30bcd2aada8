import * as z from 'zod/mini';
import { bonusWire } from '../../entities/bonuses/bonus.ts';
import { bonusId, whole } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const boostBonus = {
  id: 'boostBonus',
  summary: 'Raise the worth of a freebet with points',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/{id}/boost',
  auth: 'player',
  params: z.object({ id: bonusId }),
  query: nothing,
  body: z.object({ multiplier: whole(1001, 1_000_000) }),
  reply: z.object({ data: bonusWire }),
  errors: writeErrors,
} as const satisfies Call;
