import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, minor, version } from '../../scalars.ts';

/** `amount` is what can be bet now: stakes in play are already off it. */
export const balanceWire = z.object({ currency: currencyCode, amount: minor, version });
export type Balance = Client<typeof balanceWire>;
