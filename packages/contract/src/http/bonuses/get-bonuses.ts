import * as z from 'zod/mini';
import { bonusTypesMax, bonusTypeWire, userBonusStatusWire } from '../../entities/bonuses/bonus-status.ts';
import { bonusWire } from '../../entities/bonuses/bonus.ts';
import { list, withDefault } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { queryFlag, queryList, queryWhole } from '../query.ts';

export const getBonuses = {
  id: 'getBonuses',
  summary: 'Bonuses of every kind',
  method: 'GET',
  base: 'v2',
  path: '/bonuses',
  auth: 'player',
  params: nothing,
  query: z.object({
    status: z.optional(queryList(userBonusStatusWire, 8)),
    available: z.optional(queryFlag),
    unseen: z.optional(queryFlag),
    type: z.optional(queryList(bonusTypeWire, bonusTypesMax)),
    limit_per_type: withDefault(queryWhole(1, 100), 4),
  }),
  body: nothing,
  reply: z.object({ data: list(bonusWire, 600) }),
  errors: playerErrors,
} as const satisfies Call;
