import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { shareCode, sharedBetWire } from '../../entities/bets/shared-bet.ts';
import { list } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getSharedBets = {
  id: 'getSharedBets',
  summary: 'The bets behind a share code, then and now',
  method: 'GET',
  base: 'v3',
  path: '/bets/share-code',
  auth: 'public',
  params: nothing,
  query: z.object({ code: shareCode }),
  body: nothing,
  reply: z.object({ code: shareCode, created_at: timestamp, expires_at: timestamp, bets: list(sharedBetWire, 100) }),
  errors: { ...itemErrors, 410: errorWire },
} as const satisfies Call;
