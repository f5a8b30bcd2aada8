import { type CountLaw, countLaw } from './count-law.ts';

/**
 * Bivariate Poisson with the low-score correction of Dixon and Coles: both sides share a small common rate (open games
 * are open for both), and 0:0, 1:0, 0:1 and 1:1 are moved against independence by `rho`.
 */
export function scoreLaw(home: number, away: number, shared: number, rho: number): CountLaw {
  const width = Math.ceil(Math.max(home, away) + 5.5 * Math.sqrt(Math.max(home, away))) + 3;
  const ownHome = poisson(width, Math.max(0.01, home - shared));
  const ownAway = poisson(width, Math.max(0.01, away - shared));
  const common = poisson(width, shared);
  return countLaw(width, (x, y) => {
    let sum = 0;
    for (let both = 0; both <= Math.min(x, y); both++) {
      sum += (common[both] ?? 0) * (ownHome[x - both] ?? 0) * (ownAway[y - both] ?? 0);
    }
    return sum * lowScore(x, y, home, away, rho);
  });
}

export function poisson(width: number, mean: number): Float64Array {
  const law = new Float64Array(width);
  let chance = Math.exp(-mean);
  for (let count = 0; count < width; count++) {
    law[count] = chance;
    chance *= mean / (count + 1);
  }
  return law;
}

function lowScore(x: number, y: number, home: number, away: number, rho: number): number {
  if (x > 1 || y > 1) return 1;
  if (x === 0) return y === 0 ? 1 - home * away * rho : 1 + home * rho;
  return y === 0 ? 1 + away * rho : 1 - rho;
}
