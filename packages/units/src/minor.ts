declare const unit: unique symbol;

/** Money: an integer count of a currency's smallest unit, so 12.50 EUR is 1250 (BET-4). */
export type Minor = number & { readonly [unit]: 'minor' };

export const zeroMinor = 0 as Minor;

/** Takes a number that is meant to be money. A fraction or an unsafe integer here is a bug, so it throws. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole amount of money: ${value}`);
  return value as Minor;
}

/** The largest amount that is still exact. */
export const minorMax = Number.MAX_SAFE_INTEGER as Minor;

/** Converts an exact result. Values above the largest amount become the largest amount, which no limit lets through. */
export function minorCapped(value: bigint): Minor {
  return value > BigInt(minorMax) ? minorMax : minor(Number(value));
}

export function sumMinor(amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce((total, amount) => total + amount, 0));
}
