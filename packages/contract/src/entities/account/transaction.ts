import * as z from 'zod/mini';
import { betId, currencyCode, id, minor, minorSigned } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

/** A line of the wallet's history. */
export const transactionWire = z.object({
  id,
  kind: z.enum([
    'deposit',
    'withdrawal',
    'stake',
    'win',
    'refund',
    'cashout',
    'freebet',
    'bonus',
    'jackpot',
    'correction',
  ]),
  status: z.enum(['pending', 'done', 'failed']),
  currency: currencyCode,
  /** Against the balance: a stake is negative. */
  amount: minorSigned,
  balance_after: z.nullable(minor),
  bet_id: z.nullable(betId),
  created_at: timestamp,
});

/** The quick deposit's three ends (PAY-1). */
export const depositStatusWire = z.enum(['success', 'error', 'pending']);
export type DepositStatus = z.output<typeof depositStatusWire>;
