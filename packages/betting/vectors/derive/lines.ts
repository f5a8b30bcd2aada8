import { Fraction, one, price, zero } from './fraction.ts';

/** Every line of `length` legs, written out one by one. */
function* linesOf<Leg>(legs: readonly Leg[], length: number, from = 0): Generator<readonly Leg[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= legs.length - length; first += 1) {
    const leg = legs[first];
    if (leg === undefined) return;
    for (const rest of linesOf(legs, length - 1, first + 1)) yield [leg, ...rest];
  }
}

export function systemLines<Leg>(legs: readonly Leg[], winCounts: readonly number[]): readonly (readonly Leg[])[] {
  return winCounts.flatMap((winCount) => [...linesOf(legs, winCount)]);
}

/** How many lines there are, by counting the sets of legs: each leg is a bit that is in the line or not. */
export function linesWritten(totalCount: number, winCounts: readonly number[]): number {
  let count = 0;
  for (let line = 0; line < 2 ** totalCount; line += 1) {
    let legs = 0;
    for (let bits = line; bits > 0; bits &= bits - 1) legs += 1;
    if (winCounts.includes(legs)) count += 1;
  }
  return count;
}

/** What a line pays per unit when all of it wins. */
export function linePays(odds: readonly number[]): Fraction {
  return odds.reduce((product, thousandths) => product.times(price(thousandths)), one);
}

/** The lines' returns added up and shared over the lines. Products are kept over 1000 to the length, to be quick. */
export function systemPays(odds: readonly number[], winCounts: readonly number[]): Fraction {
  const legs = odds.map(BigInt);
  let count = 0;
  let total = zero;
  for (const winCount of winCounts) {
    let sum = 0n;
    for (const line of linesOf(legs, winCount)) {
      sum += line.reduce((product, leg) => product * leg, 1n);
      count += 1;
    }
    total = total.plus(new Fraction(sum, 1000n ** BigInt(winCount)));
  }
  return total.over(count);
}
