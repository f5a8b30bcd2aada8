import * as z from 'zod/mini';
import { currencyCode, list, text, whole, withDefault } from '../../scalars.ts';

/** How many of the smallest unit make one: 100 for EUR, 100,000,000 for BTC. */
export const subunits = whole(1, 1_000_000_000_000_000);

export const currencyWire = z.object({
  code: currencyCode,
  name: withDefault(text(60), ''),
  fiat: withDefault(z.boolean(), true),
  subunits,
  /** Other names for the same money, such as mBTC for BTC. */
  subcurrencies: withDefault(list(z.object({ code: text(10), subunits }), 10), []),
  /**
   * What one of it is worth, in billionths of whatever all of them are quoted in. It carries a chosen stake into another currency
   * (SLIP-14) and never moves money. Null where the backend does not say.
   */
  worth: withDefault(z.nullable(whole(1, 1_000_000_000_000_000)), null),
});
