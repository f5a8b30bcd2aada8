import * as z from 'zod/mini';
import { count, list, totalOdds, whole } from '../../scalars.ts';
import { bonusFields } from './bonus-fields.ts';

/** From how many selections on winnings are multiplied, and by how much. */
export const comboboostRangeWire = z.object({
  min_count: whole(2, 100),
  max_count: z.nullable(whole(2, 100)),
  /** The factor in thousandths: 1100 is 10 % more. */
  bonus_odds: whole(1000, 100_000_000),
  /** What each selection must be priced at to count. */
  min_odds: totalOdds,
  /** Null: any number of times. */
  uses_count: z.nullable(count),
});

export const comboboostWire = z.object({
  ...bonusFields,
  bonus_type: z.literal('comboboost'),
  type: z.literal('comboboost'),
  ranges: list(comboboostRangeWire, 50),
});
