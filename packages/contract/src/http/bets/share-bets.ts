import * as z from 'zod/mini';
import { betIntentWire } from '../../entities/bets/bet-request.ts';
import { errorWire } from '../../entities/error.ts';
import { shareCode } from '../../entities/bets/shared-bet.ts';
import { timestamp } from '../../timestamp.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const shareBets = {
  id: 'shareBets',
  summary: 'A code for bets',
  method: 'POST',
  base: 'v3',
  path: '/bets/share-code',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({ bets: z.array(betIntentWire).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ code: shareCode, expires_at: timestamp }),
  errors: { ...listErrors, 413: errorWire },
} as const satisfies Call;
