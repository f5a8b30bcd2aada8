import * as z from 'zod/mini';
import { computedStatusWire, userBonusStatusWire } from '../../entities/bonuses/bonus-status.ts';
import { bonusId } from '../../scalars.ts';
import { queryFlag, queryList } from '../query.ts';

/** The filters of the five lists of one kind (BONUS-2). */
export const bonusFilters = {
  id: z.optional(queryList(bonusId, 100)),
  status: z.optional(queryList(userBonusStatusWire, 8)),
  computed_status: z.optional(queryList(computedStatusWire, 3)),
  available: z.optional(queryFlag),
  unseen: z.optional(queryFlag),
  show_in_promotion: z.optional(queryFlag),
};
