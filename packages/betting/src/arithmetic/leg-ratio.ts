import { linesCount } from './system-lines.ts';
import type { Ratio } from './ratio.ts';

/** Legs that each pay `numerators[i] / scale` per unit: prices over 1000, or settled legs over 2000. */
export type Legs = { readonly numerators: readonly bigint[]; readonly scale: bigint };

/** All legs on one line: the exact product (BET-5). */
export function productRatio({ numerators, scale }: Legs): Ratio {
  return {
    numerator: numerators.reduce((product, leg) => product * leg, 1n),
    denominator: scale ** BigInt(numerators.length),
  };
}

/**
 * The stake spread evenly over every line of `winCounts` legs (BET-6). The sum over all lines of k legs is the k-th
 * elementary symmetric polynomial of what the legs pay, so no line is ever written out.
 */
export function systemRatio({ numerators, scale }: Legs, winCounts: readonly number[]): Ratio {
  const lines = linesCount(numerators.length, winCounts);
  const longest = Math.max(...winCounts);
  // A sum over lines of k legs is over scale^k; lifting each to the longest line lets sums of several lengths be added.
  const total = elementarySymmetric(numerators, longest).reduce(
    (sum, ofDegree, degree) => (winCounts.includes(degree) ? sum + ofDegree * scale ** BigInt(longest - degree) : sum),
    0n,
  );
  return { numerator: total, denominator: BigInt(lines) * scale ** BigInt(longest) };
}

/** The polynomials of degree 0 to `degreeMax`, built leg by leg: with a new leg x, e[k] grows by x times the old e[k - 1]. */
function elementarySymmetric(values: readonly bigint[], degreeMax: number): readonly bigint[] {
  return values.reduce(withLeg, [1n, ...Array.from({ length: degreeMax }, () => 0n)]);
}

function withLeg(sums: readonly bigint[], value: bigint): bigint[] {
  let below = 0n;
  return sums.map((sum) => {
    const grown = sum + value * below;
    below = sum;
    return grown;
  });
}
