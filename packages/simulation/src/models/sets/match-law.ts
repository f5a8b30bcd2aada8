import { type Grid, gridOf, gridOfTable } from '../../pricing/grid.ts';
import type { SetEnd } from './set-law.ts';
import type { SideIndex } from './sets-sport.ts';

/** A match from its current set on: the law of that set, and of any fresh one by its opener and whether it decides. */
export interface SetsToCome {
  readonly sets: readonly [number, number];
  readonly setsToWin: number;
  readonly current: readonly SetEnd[];
  readonly fresh: (opener: SideIndex, deciding: boolean) => readonly SetEnd[];
}

/** Sets that end in a way rarer than this are left out where units are counted. */
const endMin = 1e-11;

/** How sets can go on: for each number of sets played, how likely each standing and opener are. */
interface Layer {
  readonly home: number;
  readonly away: number;
  readonly opener: SideIndex;
  chance: number;
}

function isDeciding(home: number, away: number, setsToWin: number): boolean {
  return home + away === 2 * setsToWin - 2;
}

/** Follows the sets only. Layer `n` holds the matches still on after `n` more sets; `over` collects the final standings. */
export function followSets({ sets, setsToWin, current, fresh }: SetsToCome): {
  readonly layers: readonly (readonly Layer[])[];
  readonly over: Grid | null;
} {
  const layers: Layer[][] = [];
  const over = gridOf((grid) => {
    let layer: Layer[] = [{ home: sets[0], away: sets[1], opener: 0, chance: 1 }];
    while (layer.length > 0) {
      layers.push(layer);
      const next: Layer[] = [];
      for (const from of layer) {
        const ends = layers.length === 1 ? current : fresh(from.opener, isDeciding(from.home, from.away, setsToWin));
        for (const end of ends) {
          const home = from.home + Number(end.home > end.away);
          const away = from.away + Number(end.home < end.away);
          const chance = from.chance * end.chance;
          if (Math.max(home, away) === setsToWin) grid.add(chance, home, away);
          else join(next, home, away, end.opener, chance);
        }
      }
      layer = next;
    }
  });
  return { layers, over: over === null ? null : merged(over) };
}

function join(layer: Layer[], home: number, away: number, opener: SideIndex, chance: number): void {
  const same = layer.find((at) => at.home === home && at.away === away && at.opener === opener);
  if (same === undefined) layer.push({ home, away, opener, chance });
  else same.chance += chance;
}

function merged(grid: Grid): Grid | null {
  const chances = new Map<number, number>();
  for (let cell = 0; cell < grid.size; cell++) {
    const code = (grid.home[cell] ?? 0) * 16 + (grid.away[cell] ?? 0);
    chances.set(code, (chances.get(code) ?? 0) + (grid.chance[cell] ?? 0));
  }
  return gridOf((builder) => {
    for (const [code, chance] of chances) builder.add(chance, code >> 4, code & 15);
  });
}

/** Chances of unit scores, by `home * width + away`, of the matches that stand at one number of sets. */
interface Standing {
  readonly home: number;
  readonly away: number;
  readonly opener: SideIndex;
  readonly chances: Float64Array;
}

/** All final standings with the units that led there. */
export interface UnitTables {
  readonly width: number;
  readonly finals: readonly Standing[];
}

/** Follows sets and units together. `played` are the units of the sets already over. */
export function followUnits(toCome: SetsToCome, played: readonly [number, number]): UnitTables {
  const { sets, setsToWin, current, fresh } = toCome;
  const width = widthOf(toCome, played);
  const start: Standing = { home: sets[0], away: sets[1], opener: 0, chances: new Float64Array(width * width) };
  start.chances[played[0] * width + played[1]] = 1;
  const finals = new Map<number, Standing>();
  let layer: readonly Standing[] = [start];
  for (let first = true; layer.length > 0; first = false) {
    const next = new Map<number, Standing>();
    for (const from of layer) {
      const deciding = isDeciding(from.home, from.away, setsToWin);
      spread(from, first ? current : fresh(from.opener, deciding), setsToWin, width, next, finals);
    }
    layer = Array.from(next.values());
  }
  return { width, finals: Array.from(finals.values()) };
}

/** Sets in the first two columns, units in the others. */
export function matchGrid({ width, finals }: UnitTables): Grid | null {
  return gridOf((grid) => {
    for (const { home, away, chances } of finals) {
      for (let at = 0; at < chances.length; at++) {
        const chance = chances[at] ?? 0;
        if (chance > endMin) grid.add(chance, home, away, Math.floor(at / width), at % width);
      }
    }
  });
}

export function unitsGrid({ width, finals }: UnitTables): Grid | null {
  const chance = new Float64Array(width * width);
  for (const { chances } of finals) {
    for (let at = 0; at < chances.length; at++) chance[at] = (chance[at] ?? 0) + (chances[at] ?? 0);
  }
  return gridOfTable({ chance, width, home: 0, away: 0 }, endMin);
}

/** Plays one set from every standing of a layer. */
function spread(
  { home, away, chances }: Standing,
  ends: readonly SetEnd[],
  setsToWin: number,
  width: number,
  next: Map<number, Standing>,
  finals: Map<number, Standing>,
): void {
  const from: number[] = [];
  for (let at = 0; at < chances.length; at++) if ((chances[at] ?? 0) > endMin) from.push(at);
  for (const end of ends) {
    if (end.chance < endMin) continue;
    const homeSets = home + Number(end.home > end.away);
    const awaySets = away + Number(end.home < end.away);
    const over = Math.max(homeSets, awaySets) === setsToWin;
    const opener = over ? 0 : end.opener;
    const layer = over ? finals : next;
    const code = (homeSets * 16 + awaySets) * 2 + opener;
    const into = layer.get(code)?.chances ?? new Float64Array(width * width);
    if (!layer.has(code)) layer.set(code, { home: homeSets, away: awaySets, opener, chances: into });
    const shift = end.home * width + end.away;
    for (const at of from) into[at + shift] = (into[at + shift] ?? 0) + (chances[at] ?? 0) * end.chance;
  }
}

/** Row width of the table: one more than the most units a side can have. */
function widthOf({ sets, setsToWin, current, fresh }: SetsToCome, played: readonly [number, number]): number {
  const left = 2 * setsToWin - 2 - sets[0] - sets[1];
  const most = Math.max(
    ...([0, 1] as const).flatMap((opener) => [mostOf(fresh(opener, false)), mostOf(fresh(opener, true))]),
  );
  return Math.max(...played) + mostOf(current) + left * most + 1;
}

function mostOf(ends: readonly SetEnd[]): number {
  return ends.reduce((high, end) => (end.chance >= endMin ? Math.max(high, end.home, end.away) : high), 0);
}
