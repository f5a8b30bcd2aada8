/**
 * Division of exact integers, with the rounding in the name. The divisor is always above zero: amounts, prices and line
 * counts are never divided by anything else, and a zero here throws as BigInt division does.
 */
export function divideFloor(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  // BigInt division truncates towards zero, so a negative inexact quotient is one too high.
  return quotient * divisor > dividend ? quotient - 1n : quotient;
}

export function divideCeil(dividend: bigint, divisor: bigint): bigint {
  return -divideFloor(-dividend, divisor);
}

/** Nearest integer; an exact half goes up, towards positive infinity. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return divideFloor(2n * dividend + divisor, 2n * divisor);
}
