import * as z from 'zod/mini';
import { bonusListWire } from '../../entities/bonuses/bonus-status.ts';
import { bonusWire } from '../../entities/bonuses/bonus.ts';
import { bonusId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getBonus = {
  id: 'getBonus',
  summary: 'One bonus',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/{list}/{id}',
  auth: 'public',
  params: z.object({ list: bonusListWire, id: bonusId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: bonusWire }),
  errors: playerItemErrors,
} as const satisfies Call;
