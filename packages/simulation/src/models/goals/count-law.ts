import { type Grid, gridOfTable } from '../../pricing/grid.ts';
import type { Random } from '../../random.ts';

/**
 * The law of two counts over a whole match (goals, corners, cards of each side), as a matrix by home row and away column.
 * Given the final counts, the times are independent draws from one density over the match. So what is still to come,
 * given `i:j` after a share of the match, is the same matrix thinned: each final `x:y` is weighed by the ways its events can
 * have split into `i:j` so far and the rest to come. That is exact for any matrix, low-score correction included, and the
 * price of every moment is the conditional chance of the play being drawn.
 */
export interface CountLaw {
  readonly width: number;
  readonly chance: Float64Array;
}

export function countLaw(width: number, weight: (home: number, away: number) => number): CountLaw {
  const chance = new Float64Array(width * width);
  let total = 0;
  for (let home = 0; home < width; home++) {
    for (let away = 0; away < width; away++) {
      const here = weight(home, away);
      chance[home * width + away] = here;
      total += here;
    }
  }
  for (let at = 0; at < chance.length; at++) chance[at] = (chance[at] ?? 0) / total;
  return { width, chance };
}

export function drawCounts(law: CountLaw, random: Random): readonly [number, number] {
  let left = random.next();
  for (let at = 0; at < law.chance.length; at++) {
    left -= law.chance[at] ?? 0;
    if (left < 0) return [Math.floor(at / law.width), at % law.width];
  }
  return [0, 0];
}

/** The law of the counts still to come after `home:away`, with `open` of the match's time density left. */
export function remaining(law: CountLaw, home: number, away: number, open: number): CountLaw {
  const { width } = law;
  const rows = thinning(width, home, open);
  const columns = thinning(width, away, open);
  return countLaw(Math.max(1, width - Math.min(home, away)), (more, others) => {
    const x = home + more;
    const y = away + others;
    if (x >= width || y >= width) return more === 0 && others === 0 ? Number.MIN_VALUE : 0;
    return (law.chance[x * width + y] ?? 0) * (rows[x] ?? 0) * (columns[y] ?? 0);
  });
}

/** Of the counts to come, those that fall into a part with `share` of the time left. */
export function within(law: CountLaw, share: number): CountLaw {
  if (share >= 1) return law;
  const { width } = law;
  const split = binomials(width, share);
  const half = new Float64Array(width * width);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < width; y++) {
      const here = law.chance[x * width + y] ?? 0;
      if (here === 0) continue;
      for (let i = 0; i <= x; i++)
        half[i * width + y] = (half[i * width + y] ?? 0) + here * (split[x * width + i] ?? 0);
    }
  }
  const chance = new Float64Array(width * width);
  for (let i = 0; i < width; i++) {
    for (let y = 0; y < width; y++) {
      const here = half[i * width + y] ?? 0;
      if (here === 0) continue;
      for (let j = 0; j <= y; j++)
        chance[i * width + j] = (chance[i * width + j] ?? 0) + here * (split[y * width + j] ?? 0);
    }
  }
  return { width, chance };
}

/** Chance that `i` of `x` fall inside a part that each hits with chance `share`, at `x * width + i`. */
export function binomials(width: number, share: number): Float64Array {
  const table = new Float64Array(width * width);
  table[0] = 1;
  for (let x = 1; x < width; x++) {
    for (let i = 0; i <= x; i++) {
      const inside = i > 0 ? (table[(x - 1) * width + i - 1] ?? 0) * share : 0;
      table[x * width + i] = inside + (table[(x - 1) * width + i] ?? 0) * (1 - share);
    }
  }
  return table;
}

export function gridFrom({ chance, width }: CountLaw, home: number, away: number): Grid | null {
  return gridOfTable({ chance, width, home, away });
}

/** Ways that `count` of `x` can have come already, times the chance that the rest are still to come. */
function thinning(width: number, count: number, open: number): Float64Array {
  const weights = new Float64Array(width);
  let ways = 1;
  for (let x = count; x < width; x++) {
    weights[x] = ways * open ** (x - count);
    ways *= (x + 1) / (x + 1 - count);
  }
  return weights;
}
