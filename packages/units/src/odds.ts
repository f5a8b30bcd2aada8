declare const unit: unique symbol;

/** A price: the decimal odds times 1000, an integer, so 1.85 is 1850 (BET-4). */
export type Odds = number & { readonly [unit]: 'milli-odds' };

export const oddsScale = 1000;
/** A void leg is paid at exactly its stake. */
export const oddsEven = 1000 as Odds;
/** The lowest price the product will show or take, 1.001. */
export const oddsMin = 1001 as Odds;
/** The highest single price, 10,000.000: keeps every product of two of them inside a safe integer. */
export const oddsMax = 10_000_000 as Odds;

export function isOdds(value: number): value is Odds {
  return Number.isSafeInteger(value) && value >= oddsEven && value <= oddsMax;
}

/** Takes a number that is meant to be a price. Anything else here is a bug, so it throws. */
export function odds(value: number): Odds {
  if (!isOdds(value)) throw new RangeError(`not a price in thousandths: ${value}`);
  return value;
}

/** A price of several legs together, in thousandths: not held to the highest single price, but still a safe integer. */
export type TotalOdds = number & { readonly [unit]: 'milli-odds' | 'milli-total-odds' };

/** A higher total is displayed as this; the return is computed from the exact product. */
export const totalOddsMax = Number.MAX_SAFE_INTEGER as TotalOdds;

export function totalOddsCapped(thousandths: bigint): TotalOdds {
  return thousandths > BigInt(totalOddsMax) ? totalOddsMax : (Number(thousandths) as TotalOdds);
}
