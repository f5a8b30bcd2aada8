/** A reduced fraction of plain integers: the whole of the mathematics the vectors rest on. */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom: bigint = 1n) {
    const divisor = gcd(top, bottom);
    this.top = top / divisor;
    this.bottom = bottom / divisor;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(whole: number): Fraction {
    return new Fraction(this.top, this.bottom * BigInt(whole));
  }

  isBelow(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  /** The whole part; nothing here is ever negative. */
  floor(): bigint {
    return this.top / this.bottom;
  }
}

export const zero = new Fraction(0n);
export const one = new Fraction(1n);
export const half = new Fraction(1n, 2n);

/** Decimal odds from thousandths. */
export function price(thousandths: number): Fraction {
  return new Fraction(BigInt(thousandths), 1000n);
}

/** Amounts and totals are capped at the largest integer a JSON number holds exactly. */
export function capped(value: bigint): number {
  return value > 9_007_199_254_740_991n ? 9_007_199_254_740_991 : Number(value);
}

export function payout(stake: number, perUnit: Fraction): number {
  return capped(new Fraction(BigInt(stake)).times(perUnit).floor());
}

/** Thousandths, half up: the whole part after adding one half. */
export function shownOdds(perUnit: Fraction): number {
  return capped(perUnit.times(new Fraction(1000n)).plus(half).floor());
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
