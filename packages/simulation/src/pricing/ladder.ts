import { type Odds, odds, oddsMin } from '@slipstream/units/odds';

/** The price ladder: small steps near evens, large steps for long shots. */
const stretches = [
  { upTo: 1_100, step: 5 },
  { upTo: 2_000, step: 10 },
  { upTo: 3_000, step: 20 },
  { upTo: 5_000, step: 50 },
  { upTo: 10_000, step: 100 },
  { upTo: 20_000, step: 250 },
  { upTo: 50_000, step: 500 },
  { upTo: 100_000, step: 1_000 },
  { upTo: 501_000, step: 5_000 },
];
const ladderTop = 501_000;

/** The nearest rung at or below a price: rounding down never gives away the margin. */
export function ladderFloor(price: number): Odds {
  if (!(price < ladderTop)) return odds(ladderTop);
  const step = stretches.find(({ upTo }) => price < upTo)?.step ?? 1;
  return odds(Math.max(oddsMin, Math.floor(price / step) * step));
}
