import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { minor } from '../../scalars.ts';
import { cashoutReasonWire, cashoutWire } from './cashout.ts';
import { errorWire } from '../error.ts';

/** A refused cashout moved no money. It says what is offered now, or why nothing is (MYBETS-6). */
export const cashoutErrorWire = z.extend(errorWire, {
  /** For the part that was asked for. */
  to_cashout: z.nullable(minor),
  reason: z.nullable(cashoutReasonWire),
  /** The bet's cashout as it stands now, with the offer to take instead; null where that is not known. */
  cashout: z.nullable(cashoutWire),
});
export type CashoutError = Client<typeof cashoutErrorWire>;
