import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { currencyCode, list, text, whole } from '../scalars.ts';

/** How many of the smallest unit make one: 100 for EUR, 100,000,000 for BTC. */
export const subunits = whole(1, 1_000_000_000_000_000);

export const currencyWire = z.object({
  code: currencyCode,
  name: text(60),
  fiat: z.boolean(),
  subunits,
  /** Other names for the same money, such as mBTC for BTC. */
  subcurrencies: list(z.object({ code: text(10), subunits }), 10),
});
export type Currency = Client<typeof currencyWire>;
