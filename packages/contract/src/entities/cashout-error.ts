import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { minor } from '../scalars.ts';
import { cashoutReasonWire } from './cashout.ts';
import { errorWire } from './error.ts';

/** A refused cashout says what is offered now, or why nothing is (MYBETS-6). */
export const cashoutErrorWire = z.extend(errorWire, {
  to_cashout: z.nullable(minor),
  reason: z.nullable(cashoutReasonWire),
});
export type CashoutError = Client<typeof cashoutErrorWire>;
