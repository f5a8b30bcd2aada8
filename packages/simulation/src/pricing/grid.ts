import type { Figure } from '../markets/figures.ts';

/**
 * The joint law of what a set of markets depends on: cells, each with its chance. A score view uses the first two
 * columns for home and away; views that need more (half-time as well, games beside sets) use the other two.
 * Every price, every result and every custom bet is a sum over the cells of one grid, so they cannot disagree.
 */
export interface Grid {
  readonly size: number;
  readonly home: Int16Array;
  readonly away: Int16Array;
  readonly third: Int16Array;
  readonly fourth: Int16Array;
  readonly chance: Float64Array;
}

/** Cells rarer than this are dropped; a thousand of them together stay far below the tolerance of any sum. */
const chanceMin = 1e-15;

/** Collects cells, then hands them out as a grid whose chances sum to 1. Columns are typed from the start and grow by doubling. */
class GridBuilder {
  #grid = emptyGrid(64);
  #size = 0;
  #total = 0;

  add(chance: number, home: number, away: number, third = 0, fourth = 0): void {
    if (!(chance > chanceMin)) return;
    if (this.#size === this.#grid.size) this.#grow();
    const grid = this.#grid;
    const at = this.#size++;
    grid.home[at] = home;
    grid.away[at] = away;
    grid.third[at] = third;
    grid.fourth[at] = fourth;
    grid.chance[at] = chance;
    this.#total += chance;
  }

  /** Null when no cell has any chance: the view cannot happen any more. */
  build(): Grid | null {
    if (this.#size === 0) return null;
    const size = this.#size;
    const { home, away, third, fourth, chance } = this.#grid;
    for (let at = 0; at < size; at++) chance[at] = (chance[at] ?? 0) / this.#total;
    return {
      size,
      home: home.subarray(0, size),
      away: away.subarray(0, size),
      third: third.subarray(0, size),
      fourth: fourth.subarray(0, size),
      chance: chance.subarray(0, size),
    };
  }

  #grow(): void {
    const small = this.#grid;
    const large = emptyGrid(2 * small.size);
    large.home.set(small.home);
    large.away.set(small.away);
    large.third.set(small.third);
    large.fourth.set(small.fourth);
    large.chance.set(small.chance);
    this.#grid = large;
  }
}

export function gridOf(fill: (builder: GridBuilder) => void): Grid | null {
  const builder = new GridBuilder();
  fill(builder);
  return builder.build();
}

/** A dense table of scores: chances by `home * width + away`, counted from an offset. */
export interface ScoreTable {
  readonly chance: Float64Array;
  readonly width: number;
  readonly home: number;
  readonly away: number;
}

/** The cells of a table that matter. Counting them first keeps the arrays typed, which is most of the cost of a large grid. */
export function gridOfTable({ chance, width, home, away }: ScoreTable, least = chanceMin): Grid | null {
  let size = 0;
  let total = 0;
  for (let at = 0; at < chance.length; at++) {
    const here = chance[at] ?? 0;
    if (here <= least) continue;
    size++;
    total += here;
  }
  if (size === 0) return null;
  const grid = emptyGrid(size);
  let cell = 0;
  for (let at = 0; at < chance.length; at++) {
    const here = chance[at] ?? 0;
    if (here <= least) continue;
    const row = Math.floor(at / width);
    grid.home[cell] = home + row;
    grid.away[cell] = away + at - row * width;
    grid.chance[cell++] = here / total;
  }
  return grid;
}

function emptyGrid(size: number): Grid {
  const column = () => new Int16Array(size);
  return { size, home: column(), away: column(), third: column(), fourth: column(), chance: new Float64Array(size) };
}

/** How likely each whole value of a figure is, such as the total or the margin: values from `min` upwards. */
export interface Marginal {
  readonly min: number;
  readonly chance: Float64Array;
}

const marginals = new WeakMap<Grid, Map<Figure, Marginal>>();

/** The law of a figure, worked out once per grid: all lines of a market, and several markets, share it. */
export function marginalOf(grid: Grid, figure: Figure): Marginal {
  const known = marginals.get(grid) ?? new Map<Figure, Marginal>();
  marginals.set(grid, known);
  const law = known.get(figure) ?? marginal(grid, figure);
  known.set(figure, law);
  return law;
}

function marginal(grid: Grid, figure: Figure): Marginal {
  let min = Infinity;
  let max = -Infinity;
  for (let cell = 0; cell < grid.size; cell++) {
    const value = figure(grid.home[cell] ?? 0, grid.away[cell] ?? 0);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const chance = new Float64Array(max - min + 1);
  for (let cell = 0; cell < grid.size; cell++) {
    const at = figure(grid.home[cell] ?? 0, grid.away[cell] ?? 0) - min;
    chance[at] = (chance[at] ?? 0) + (grid.chance[cell] ?? 0);
  }
  return { min, chance };
}
