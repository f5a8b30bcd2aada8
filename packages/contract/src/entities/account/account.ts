import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { currencyCode } from '../../scalars.ts';
import { balanceWire } from './balance.ts';

/** A wallet of the player's in one currency. Exactly one is active: the one bets are placed from. */
export const accountWire = z.object({ currency: currencyCode, balance: balanceWire, active: z.boolean() });
export type Account = Client<typeof accountWire>;
