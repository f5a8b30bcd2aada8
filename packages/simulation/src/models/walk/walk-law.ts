import type { Fixture } from '../../fixture.ts';
import type { Pair } from '../../match/script.ts';
import { type Grid, gridOfTable } from '../../pricing/grid.ts';
import type { WalkSport, Yields } from './walk-sport.ts';

/** Chance of each number of points, from 0. */
type Law = Float64Array;

/** Both sides' points over any number of possessions, each number worked out once. */
export interface WalkLaw {
  readonly yields: readonly [Law, Law];
  readonly points: (side: 0 | 1, possessions: number) => Law;
}

export function walkLaw(fixture: Fixture, sport: WalkSport): WalkLaw {
  const gap = fixture.home.rating - fixture.away.rating + (fixture.neutral ? 0 : sport.homeEdge);
  const tilt = sport.sway * Math.max(-3.5, Math.min(3.5, gap));
  const yields = [tilted(sport.yields, tilt), tilted(sport.yields, -tilt)] as const;
  const known = [new Map<number, Law>(), new Map<number, Law>()] as const;
  const points = (side: 0 | 1, possessions: number): Law => {
    const found = known[side].get(possessions);
    if (found !== undefined) return found;
    const half = possessions >> 1;
    const law =
      possessions <= 1
        ? possessions === 0
          ? Float64Array.of(1)
          : yields[side]
        : convolved(points(side, half), points(side, possessions - half));
    known[side].set(possessions, law);
    return law;
  };
  return { yields, points };
}

/** Weighs every point scored by the same factor: the better side scores more often, and more at a time. */
function tilted(yields: Yields, tilt: number): Law {
  const law = new Float64Array(Math.max(...yields.map(([points]) => points)) + 1);
  const total = yields.reduce((sum, [points, chance]) => sum + chance * Math.exp(tilt * points), 0);
  for (const [points, chance] of yields) law[points] = (chance * Math.exp(tilt * points)) / total;
  return law;
}

function convolved(first: Law, second: Law): Law {
  const law = new Float64Array(first.length + second.length - 1);
  for (let i = 0; i < first.length; i++) {
    const chance = first[i] ?? 0;
    if (chance < 1e-18) continue;
    for (let j = 0; j < second.length; j++) law[i + j] = (law[i + j] ?? 0) + chance * (second[j] ?? 0);
  }
  return law;
}

/** Scores with a lower probability are left out of a grid. */
const cellMin = 1e-12;

/** The range of points with a relevant probability; the end is exclusive. */
function support(law: Law): readonly [number, number] {
  return [law.findIndex((chance) => chance > cellMin), law.findLastIndex((chance) => chance > cellMin) + 1];
}

/** Scores after so many more possessions of each side, from `score` on. */
export function scoreGrid(law: WalkLaw, [home, away]: Pair, left: Pair): Grid | null {
  const [rows, columns] = [law.points(0, left[0]), law.points(1, left[1])];
  const [fromRow, toRow] = support(rows);
  const [fromColumn, toColumn] = support(columns);
  const width = toColumn - fromColumn;
  const chance = new Float64Array((toRow - fromRow) * width);
  spread(chance, width, rows.subarray(fromRow, toRow), columns.subarray(fromColumn, toColumn), 0, 1);
  return gridOfTable({ chance, width, home: home + fromRow, away: away + fromColumn }, cellMin);
}

/**
 * The same, with overtimes until it is decided. All paths to a level score, after any number of overtimes, are summed first, by
 * score; one more overtime with a winner then ends them all.
 */
export function decidedGrid(law: WalkLaw, score: Pair, left: Pair, overtime: number): Grid | null {
  const [rows, columns] = [law.points(0, left[0]), law.points(1, left[1])];
  const [extraRows, extraColumns] = [law.points(0, overtime), law.points(1, overtime)];
  const level = levelScores(rows, columns, score, extraRows, extraColumns);
  const most = level.reduce((high, [points]) => Math.max(high, points), 0);
  const [fromRow, toRow] = support(rows);
  const [fromColumn, toColumn] = support(columns);
  const [home, away] = [score[0] + fromRow, score[1] + fromColumn];
  const height = Math.max(toRow - fromRow, most - home + extraRows.length);
  const width = Math.max(toColumn - fromColumn, most - away + extraColumns.length);
  const chance = new Float64Array(height * width);
  spread(chance, width, rows.subarray(fromRow, toRow), columns.subarray(fromColumn, toColumn), 0, 1);
  for (const [points, weight] of level) {
    spread(chance, width, extraRows, extraColumns, (points - home) * width + points - away, weight);
  }
  // Level scores after overtime are already among the paths that continue from them.
  for (let row = 0; row < height; row++) {
    const column = home + row - away;
    if (column >= 0 && column < width) chance[row * width + column] = 0;
  }
  return gridOfTable({ chance, width, home, away }, cellMin);
}

/** Adds the product of two laws to a table, from a cell on. */
function spread(table: Float64Array, width: number, rows: Law, columns: Law, from: number, scale: number): void {
  for (let x = 0; x < rows.length; x++) {
    const row = scale * (rows[x] ?? 0);
    if (row < cellMin) continue;
    const start = from + x * width;
    for (let y = 0; y < columns.length; y++) table[start + y] = (table[start + y] ?? 0) + row * (columns[y] ?? 0);
  }
}

/** How often play is level at each score: at the end of normal time, and after each overtime that settled nothing. */
function levelScores(
  home: Law,
  away: Law,
  [h, a]: Pair,
  extraHome: Law,
  extraAway: Law,
): readonly (readonly [points: number, chance: number])[] {
  const sums = new Map<number, number>();
  let level = new Map<number, number>();
  for (let x = 0; x < home.length; x++) {
    const chance = (home[x] ?? 0) * (away[h + x - a] ?? 0);
    if (chance > cellMin) level.set(h + x, chance);
  }
  let mass = 1;
  while (mass > 1e-13) {
    const next = new Map<number, number>();
    mass = 0;
    for (const [points, chance] of level) {
      sums.set(points, (sums.get(points) ?? 0) + chance);
      for (let more = 0; more < extraHome.length; more++) {
        const again = chance * (extraHome[more] ?? 0) * (extraAway[more] ?? 0);
        if (again < cellMin) continue;
        next.set(points + more, (next.get(points + more) ?? 0) + again);
        mass += again;
      }
    }
    level = next;
  }
  return Array.from(sums);
}
