import * as z from 'zod/mini';
import { currencyCode, list, minor, whole } from '../../scalars.ts';
import { bonusFields } from './bonus-fields.ts';
import { farmingFields } from './farming.ts';
import { freebetTypeWire } from './freebet-type.ts';

/** Points gathered by betting turn into freebets at each threshold. */
export const huntingWire = z.object({
  ...bonusFields,
  ...farmingFields,
  bonus_type: z.literal('hunting'),
  type: z.literal('hunting'),
  currency: currencyCode,
  thresholds: list(
    z.object({
      points: whole(1, 1_000_000_000_000),
      freebet_type: freebetTypeWire,
      amount: minor,
      reached: z.boolean(),
    }),
    50,
  ),
});
