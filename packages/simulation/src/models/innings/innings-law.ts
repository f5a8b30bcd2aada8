import type { Fixture } from '../../fixture.ts';
import { type Grid, gridOfTable } from '../../pricing/grid.ts';

/** Chance of each number of runs, from 0. */
type Law = Float64Array;

/**
 * At bat, things happen one after the other: an out, or a play that brings runs in. Runs until so many outs are left follow from
 * that alone, so runs over any number of outs have one law each.
 */
export interface InningsLaw {
  /** Chance that a play scores, for home and away. */
  readonly scores: readonly [number, number];
  readonly runs: (side: 0 | 1, outs: number) => Law;
}

/** How many runs a scoring play brings in: from 1 to 4. */
export const runSizes = [0.6, 0.25, 0.1, 0.05] as const;

const average = 0.098;
const sway = 0.11;
const homeEdge = 0.25;
const runsMax = 40;

export function inningsLaw(fixture: Fixture): InningsLaw {
  const gap = fixture.home.rating - fixture.away.rating + (fixture.neutral ? 0 : homeEdge);
  const tilt = Math.exp(sway * Math.max(-3, Math.min(3, gap)));
  const scores = [average * tilt, average / tilt] as const;
  const known: [Law[], Law[]] = [[Float64Array.of(1)], [Float64Array.of(1)]];
  const runs = (side: 0 | 1, outs: number): Law => {
    const found = known[side][outs];
    if (found !== undefined) return found;
    const law = withOneMore(runs(side, outs - 1), scores[side]);
    known[side][outs] = law;
    return law;
  };
  return { scores, runs };
}

/** The distribution with one out more: either the out comes now, or a play scores first and it applies again. */
function withOneMore(before: Law, score: number): Law {
  const law = new Float64Array(runsMax);
  for (let runs = 0; runs < runsMax; runs++) {
    let chance = (1 - score) * (before[runs] ?? 0);
    for (const [at, size] of runSizes.entries()) chance += score * size * (law[runs - at - 1] ?? 0);
    law[runs] = chance;
  }
  return law;
}

/** A table of scores with its own bounds: runs of home by row and of away by column. */
export class RunTable {
  readonly width: number;
  readonly chance: Float64Array;
  readonly #home: number;
  readonly #away: number;

  constructor(home: number, away: number) {
    this.#home = home;
    this.#away = away;
    // Both sides can gain runs, and a tie can carry one side up to the other.
    this.width = runsMax + 16 + Math.abs(home - away);
    this.chance = new Float64Array(this.width * this.width);
  }

  add(home: number, away: number, chance: number): void {
    const row = home - this.#home;
    const column = away - this.#away;
    if (row >= this.width || column >= this.width) return;
    const at = row * this.width + column;
    this.chance[at] = (this.chance[at] ?? 0) + chance;
  }

  grid(): Grid | null {
    return gridOfTable({ chance: this.chance, width: this.width, home: this.#home, away: this.#away }, 1e-13);
  }
}
