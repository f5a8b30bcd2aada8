import type { InningsPosition, Pair } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import type { Grid } from '../../pricing/grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { type InningsLaw, RunTable } from './innings-law.ts';

const outsPerInning = 3;
const cellMin = 1e-13;

/**
 * Views of baseball: `full` (the final score), `regular` (after the last regular inning, so it can be level), `first:n` (after `n`
 * innings) and `inning:n` (runs of one inning; the last one is not offered because its second half may not be played).
 */
export function inningsViews(law: InningsLaw, innings: number, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'innings') throw new TypeError(`an innings model cannot read a ${position.kind} position`);
  const over = moment.phase === 'after';
  return lazyViews((view) => {
    const [name, number] = view.split(':');
    const count = Number(number ?? 0);
    if (name === 'first') return span(law, position, 1, count);
    if (name === 'inning') return span(law, position, count, count);
    if (over) return certain(name === 'regular' ? scored(position, 1, innings) : position.score);
    return name === 'regular' ? regularGrid(law, innings, position) : fullGrid(law, innings, position);
  });
}

/** Outs a side still has in the innings `from` to `to`. */
function outsLeft(position: InningsPosition, side: 'home' | 'away', from: number, to: number): number {
  const current = Math.max(1, position.periods.length);
  let outs = 0;
  for (let inning = Math.max(from, current); inning <= to; inning++) {
    if (inning > current) outs += outsPerInning;
    else if (position.server === side) outs += outsPerInning - position.outs;
    // Away bats first: while it does, home still has its half of the inning.
    else if (side === 'home') outs += outsPerInning;
  }
  return outs;
}

function scored({ periods }: InningsPosition, from: number, to: number): Pair {
  return periods.slice(from - 1, to).reduce<Pair>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0]);
}

function certain([home, away]: Pair): Grid | null {
  const table = new RunTable(home, away);
  table.add(home, away, 1);
  return table.grid();
}

/** Innings that both sides complete whatever the score. */
function span(law: InningsLaw, position: InningsPosition, from: number, to: number): Grid | null {
  const [home, away] = scored(position, from, to);
  const table = new RunTable(home, away);
  const homeRuns = law.runs(0, outsLeft(position, 'home', from, to));
  law.runs(1, outsLeft(position, 'away', from, to)).forEach((chance, more) => {
    if (chance > 0) homeRuns.forEach((other, runs) => table.add(home + runs, away + more, chance * other));
  });
  return table.grid();
}

type Land = (home: number, away: number, chance: number) => void;

/** The last half-inning: home stops as soon as it leads, and needs not bat at all if it already does. */
function lastHalf(law: InningsLaw, outs: number, home: number, away: number, chance: number, land: Land): void {
  if (home > away || outs === 0) return land(home, away, chance);
  const need = away - home + 1;
  let rest = 1;
  const runs = law.runs(0, outs);
  for (let more = 0; more < need; more++) {
    const here = runs[more] ?? 0;
    rest -= here;
    land(home + more, away, chance * here);
  }
  land(away + 1, away, chance * Math.max(0, rest));
}

/** Runs the rest of normal time, or of the extra inning being played, into `land`; a level score may come out. */
function playOut(law: InningsLaw, innings: number, position: InningsPosition, land: Land): void {
  const [home, away] = position.score;
  const last = Math.max(innings, position.periods.length);
  const before = law.runs(0, outsLeft(position, 'home', 1, last - 1));
  const closing = outsLeft(position, 'home', last, last);
  law.runs(1, outsLeft(position, 'away', 1, last)).forEach((chance, more) => {
    if (chance < cellMin) return;
    before.forEach((other, runs) => {
      const both = chance * other;
      if (both > cellMin) lastHalf(law, closing, home + runs, away + more, both, land);
    });
  });
}

function regularGrid(law: InningsLaw, innings: number, position: InningsPosition): Grid | null {
  if (position.periods.length > innings) return certain(scored(position, 1, innings));
  const table = new RunTable(...position.score);
  playOut(law, innings, position, (home, away, chance) => table.add(home, away, chance));
  return table.grid();
}

/** Level scores go into extra innings; all paths to each level score are summed before the inning that decides is played. */
function fullGrid(law: InningsLaw, innings: number, position: InningsPosition): Grid | null {
  const table = new RunTable(...position.score);
  let level = new Map<number, number>();
  const sums = new Map<number, number>();
  playOut(law, innings, position, (home, away, chance) => {
    if (home === away) level.set(home, (level.get(home) ?? 0) + chance);
    else table.add(home, away, chance);
  });
  const ties = law.runs(1, outsPerInning).map((chance, runs) => chance * (law.runs(0, outsPerInning)[runs] ?? 0));
  for (let mass = 1; mass > 1e-13;) {
    const next = new Map<number, number>();
    mass = 0;
    for (const [runs, chance] of level) {
      sums.set(runs, (sums.get(runs) ?? 0) + chance);
      ties.forEach((tie, more) => {
        if (tie * chance < cellMin) return;
        next.set(runs + more, (next.get(runs + more) ?? 0) + tie * chance);
        mass += tie * chance;
      });
    }
    level = next;
  }
  const cells = decisive(law);
  for (const [runs, chance] of sums) {
    for (const [home, away, here] of cells) table.add(runs + home, runs + away, chance * here);
  }
  return table.grid();
}

/** The extra inning that decides, from a level score: worked out once per moment, then shifted to each level score. */
function decisive(law: InningsLaw): readonly (readonly [home: number, away: number, chance: number])[] {
  const cells: (readonly [number, number, number])[] = [];
  law.runs(1, outsPerInning).forEach((chance, runs) => {
    if (chance < cellMin) return;
    lastHalf(law, outsPerInning, 0, runs, chance, (home, away, here) => {
      if (home !== away && here > cellMin) cells.push([home, away, here]);
    });
  });
  return cells;
}
