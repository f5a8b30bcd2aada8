import * as z from 'zod/mini';
import { bonusWire } from '../../entities/bonuses/bonus.ts';
import { errorWire } from '../../entities/error.ts';
import { pattern } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const redeemPromoCode = {
  id: 'redeemPromoCode',
  summary: 'Get a bonus for a code',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/promo-code',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ code: pattern(/^[\w-]{2,40}$/) }),
  reply: z.object({ data: bonusWire }),
  errors: { ...writeErrors, 410: errorWire },
} as const satisfies Call;
