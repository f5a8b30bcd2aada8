import { findCurrency } from '@slipstream/units/currency';

/** Where a thousand is not an ordinary amount to begin with. */
const unusual: Readonly<Record<string, number>> = { BTC: 2_000_000, ETH: 50_000_000 };

const wholesUsual = 1000;
/** Where one unit is worth about a cent. */
const wholesSmall = 100_000;

/** What a new player begins with, in smallest units. */
export function playMoney(currency: string): number {
  const { subunits = 100 } = findCurrency(currency) ?? {};
  return unusual[currency] ?? (subunits === 1 ? wholesSmall : wholesUsual * subunits);
}
