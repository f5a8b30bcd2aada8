/// <reference types="node" />
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { payoutFloor } from '../src/arithmetic/ratio.ts';
import { returnRatio } from '../src/arithmetic/return-ratio.ts';

type BenchRow = { readonly name: string; readonly value: number; readonly unit: string; readonly note: string };

const legs = Array.from({ length: 20 }, (_, index) => odds(1500 + 10 * index));
const stake = minor(18_475_600);

/** The highest return of 10 of 20, by the package and by writing out all 184,756 lines (BET-6). */
export function benchSystem(): readonly BenchRow[] {
  const answers = new Set([byPolynomials(), byLines()]);
  if (answers.size !== 1) throw new Error(`the two ways disagree: ${[...answers].join(', ')}`);
  const quick = fastestMs(2000, byPolynomials);
  const slow = fastestMs(3, byLines);
  return [
    { name: '10 of 20, elementary symmetric', value: quick * 1000, unit: 'µs', note: 'fastest of 2,000' },
    { name: '10 of 20, 184,756 lines written out', value: slow, unit: 'ms', note: 'fastest of 3' },
    { name: '10 of 20, lines over polynomials', value: slow / quick, unit: 'times', note: 'at least 1,000' },
  ];
}

function byPolynomials(): number {
  return payoutFloor(stake, returnRatio({ kind: 'system', odds: legs, winCounts: [10] }));
}

/** As quick as writing out lines gets: each line starts from the product of the legs it shares with the one before. */
function byLines(): number {
  const prices = legs.map(BigInt);
  let sum = 0n;
  let lines = 0n;
  const extend = (product: bigint, from: number, missing: number): void => {
    if (missing === 0) {
      sum += product;
      lines += 1n;
      return;
    }
    for (let next = from; next <= prices.length - missing; next += 1) {
      extend(product * (prices[next] ?? 1n), next + 1, missing - 1);
    }
  };
  extend(1n, 0, 10);
  return Number((BigInt(stake) * sum) / (lines * 1000n ** 10n));
}

function fastestMs(rounds: number, run: () => number): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - started);
  }
  return fastest;
}
