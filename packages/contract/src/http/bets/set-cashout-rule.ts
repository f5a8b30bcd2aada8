import * as z from 'zod/mini';
import { betWire } from '../../entities/bets/bet.ts';
import { cashoutErrorWire } from '../../entities/bets/cashout-error.ts';
import { cashoutRuleWire } from '../../entities/bets/cashout.ts';
import { betId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerItemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const setCashoutRule = {
  id: 'setCashoutRule',
  summary: 'Cash out by itself when the offer rises or falls to an amount',
  method: 'POST',
  base: 'v3',
  path: '/bets/{id}/cashout-rule',
  auth: 'player',
  params: z.object({ id: betId }),
  query: nothing,
  body: cashoutRuleWire,
  reply: z.object({ bet: betWire }),
  errors: { ...playerItemErrors, 409: cashoutErrorWire },
} as const satisfies Call;
