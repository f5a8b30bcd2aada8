import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode, minor, version, withDefault } from '../../scalars.ts';

/** `amount` is what can be bet now: stakes in play are already off it. */
export const balanceWire = z.object({ currency: currencyCode, amount: minor, version: withDefault(version, 0) });
export type Balance = Client<typeof balanceWire>;
