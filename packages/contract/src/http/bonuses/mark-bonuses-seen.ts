import * as z from 'zod/mini';
import { bonusTypeWire } from '../../entities/bonuses/bonus-status.ts';
import { bonusId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const markBonusesSeen = {
  id: 'markBonusesSeen',
  summary: 'Mark bonuses and jackpot hits as seen',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/mark-as-seen',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({
    bonuses: z.array(z.object({ id: bonusId, type: bonusTypeWire })).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: nothing,
  errors: playerErrors,
} as const satisfies Call;
