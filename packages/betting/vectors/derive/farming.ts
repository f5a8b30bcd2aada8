import { Dice } from './dice.ts';
import { Fraction } from './fraction.ts';
import type { Suite } from './suite.ts';

type PointsInput = { stake: number; subunits: number; odds: number; pointsRate: number };
type PoolInput = { amount: number; weights: readonly number[] };

/** Points of a bet (BONUS-7): rate times whole units staked times what one unit would win, as one fraction, floored. */
export function farmingSuite(): Suite<PointsInput, { points: number }> {
  const dice = new Dice(78);
  return {
    suite: 'farming',
    rules: ['BONUS-7'],
    cases: dice.list(60, () => {
      const input = {
        stake: dice.stake(),
        subunits: dice.pick([1, 100, 100_000_000]),
        odds: dice.odds(),
        pointsRate: dice.pick([1, 1000, 2500, 10_000]),
      };
      const units = new Fraction(BigInt(input.stake), BigInt(input.subunits));
      const gain = new Fraction(BigInt(input.odds - 1000), 1000n);
      const exact = units.times(gain).times(new Fraction(BigInt(input.pointsRate), 1000n));
      return {
        name: `${input.stake} at ${input.odds}`,
        input,
        expected: { points: Math.min(Number(exact.floor()), 1_000_000_000_000) },
      };
    }),
  };
}

/** An amount parted by weights (JACKPOT-1): unit by unit to whoever is furthest behind would take for ever, so by whole shares first. */
export function poolSuite(): Suite<PoolInput, { parts: readonly number[] }> {
  const dice = new Dice(79);
  return {
    suite: 'pools',
    rules: ['JACKPOT-1'],
    cases: dice.list(40, () => {
      const input = { amount: dice.between(0, 5000), weights: dice.list(dice.between(1, 5), () => dice.between(0, 9)) };
      return { name: `${input.amount} by ${input.weights.join(':')}`, input, expected: { parts: parted(input) } };
    }),
  };
}

function parted({ amount, weights }: PoolInput): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const heirs = weights.flatMap((weight, at) => (weight > 0 ? [at] : []));
  let rest = amount - parts.reduce((sum, part) => sum + part, 0);
  for (const heir of heirs) {
    if (rest === 0) break;
    parts[heir] = (parts[heir] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}
