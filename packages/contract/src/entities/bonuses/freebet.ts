import * as z from 'zod/mini';
import { currencyCode, list, minor, whole } from '../../scalars.ts';
import { bonusFields } from './bonus-fields.ts';
import { freebetTypeWire } from './freebet-type.ts';

const factor = whole(1000, 1_000_000);

/** Its odds range, match status and selection count are in `conditions`, like every bonus's. */
export const freebetWire = z.object({
  ...bonusFields,
  bonus_type: z.literal('freebet'),
  type: freebetTypeWire,
  /** What was issued, boosts included. */
  amount: minor,
  currency: currencyCode,
  is_active: z.boolean(),
  /** The factor already applied to what was issued, in thousandths; 1000 when never boosted. */
  boost_multiplier: factor,
  /** What a boost would make of it; null when it can't be boosted. */
  boost_data: z.nullable(
    z.object({
      multiplier: factor,
      amount_after: minor,
      price_points: whole(0, 1_000_000_000_000),
      steps: list(factor, 20),
    }),
  ),
});
