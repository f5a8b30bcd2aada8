import type { SetsPosition, Side } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import { type Grid, gridOf } from '../../pricing/grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { followSets, followUnits, matchGrid, type SetsToCome, unitsGrid, type UnitTables } from './match-law.ts';
import { type SetEnd, setLaw } from './set-law.ts';
import { raceTo, type SetsChances, sideIndex, unitsOf } from './sets-chances.ts';
import type { SetsSport, SideIndex } from './sets-sport.ts';

/**
 * Views of a sport of sets: `winner` (1:0 or 0:1), `sets` (sets won), `match` (sets, and units in the other columns), `units`
 * (units alone), `set:n` (units of one set), `race:n:u` (who first has `u` units in set `n`) and `unit` or `unit:n:u` (who
 * wins that unit of that set; columns: 0 home, 2 away; and for `unit` its set and number). A set that may not be played has
 * its law given that it is; null once it cannot be.
 */
export function setsViews(sport: SetsSport, chances: SetsChances, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'sets') throw new TypeError(`a sets model cannot read a ${position.kind} position`);
  const over = Math.max(...position.sets) >= chances.setsToWin;
  const toCome = over ? null : setsToCome(sport, chances, position);
  let followed: ReturnType<typeof followSets> | null = null;
  const follow = () => (followed ??= toCome === null ? null : followSets(toCome));
  let tables: UnitTables | null = null;
  const units = (ahead: SetsToCome) => (tables ??= unitTables(ahead, position));
  const sets = () => (toCome === null ? single(position.sets[0], position.sets[1]) : (follow()?.over ?? null));
  return lazyViews((view) => {
    const [name, first, second] = view.split(':');
    const set = Number(first ?? 0);
    const unit = Number(second ?? 0);
    if (name === 'winner') return winnerGrid(sets());
    if (name === 'sets') return sets();
    if (name === 'match') return toCome === null ? finished(position, name) : matchGrid(units(toCome));
    if (name === 'units') return toCome === null ? finished(position, name) : unitsGrid(units(toCome));
    if (name === 'unit') return unitGrid(chances, position, over, set, unit);
    if (name === 'race') return raceGrid(sport, chances, position, follow()?.layers ?? [], set, unit);
    return setGrid(chances, position, toCome, follow()?.layers ?? [], set);
  });
}

function setsToCome(sport: SetsSport, chances: SetsChances, position: SetsPosition): SetsToCome {
  const [home, away] = position.periods.at(-1) ?? [0, 0];
  const deciding = position.sets[0] + position.sets[1] === 2 * chances.setsToWin - 2;
  const start = {
    home,
    away,
    server: sideIndex(position.server),
    opener: sideIndex(position.opener),
    target: chances.target(deciding),
    current: chances.currentUnit(position),
  };
  const { setsToWin, freshSet: fresh, unit } = chances;
  if (position.server === null)
    return { sets: position.sets, setsToWin, fresh, current: tossed((opener) => fresh(opener, deciding)) };
  return { sets: position.sets, setsToWin, fresh, current: setLaw(sport.rules, start, unit) };
}

/** Before the toss either side may open. */
function tossed(law: (opener: SideIndex) => readonly SetEnd[]): readonly SetEnd[] {
  return ([0, 1] as const).flatMap((opener) =>
    law(opener).map(({ chance, ...end }) => ({ ...end, chance: chance / 2 })),
  );
}

function single(home: number, away: number, third = 0, fourth = 0): Grid | null {
  return gridOf((grid) => grid.add(1, home, away, third, fourth));
}

function winnerGrid(sets: Grid | null): Grid | null {
  if (sets === null) return null;
  let home = 0;
  for (let cell = 0; cell < sets.size; cell++) {
    if ((sets.home[cell] ?? 0) > (sets.away[cell] ?? 0)) home += sets.chance[cell] ?? 0;
  }
  return gridOf((grid) => {
    grid.add(Math.min(1, home), 1, 0);
    grid.add(1 - home, 0, 1);
  });
}

/** The match already over: its sets, and its units. */
function finished({ sets, history }: SetsPosition, view: 'match' | 'units'): Grid | null {
  const [home, away] = unitsOf(history.flat());
  return view === 'match' ? single(sets[0], sets[1], home, away) : single(home, away);
}

function unitTables(toCome: SetsToCome, { sets, history }: SetsPosition): UnitTables {
  return followUnits(toCome, unitsOf(history.slice(0, sets[0] + sets[1]).flat()));
}

/** How likely each side is to open set `n`, given that it is played; both 0 when it cannot be. */
function openersOf(layers: ReturnType<typeof followSets>['layers'], ahead: number): readonly [number, number] {
  const openers: [number, number] = [0, 0];
  for (const { opener, chance } of layers[ahead] ?? []) openers[opener] += chance;
  return openers;
}

function mixed(openers: readonly [number, number], law: (opener: SideIndex) => readonly SetEnd[]): Grid | null {
  return gridOf((grid) => {
    for (const opener of [0, 1] as const) {
      if (openers[opener] === 0) continue;
      for (const { chance, home, away } of law(opener)) grid.add(openers[opener] * chance, home, away);
    }
  });
}

function setGrid(
  chances: SetsChances,
  { sets, history }: SetsPosition,
  toCome: SetsToCome | null,
  layers: ReturnType<typeof followSets>['layers'],
  set: number,
): Grid | null {
  const played = sets[0] + sets[1];
  if (set <= played || toCome === null) {
    const winners = history[set - 1];
    return winners === undefined ? null : single(...unitsOf(winners));
  }
  if (set === played + 1) return mixed([1, 0], () => toCome.current);
  const deciding = set === 2 * chances.setsToWin - 1;
  return mixed(openersOf(layers, set - played - 1), (opener) => chances.freshSet(opener, deciding));
}

function raceGrid(
  sport: SetsSport,
  chances: SetsChances,
  position: SetsPosition,
  layers: ReturnType<typeof followSets>['layers'],
  set: number,
  units: number,
): Grid | null {
  const current = position.history.length;
  const winners = position.history[set - 1];
  if (winners === undefined && current === 0 && set === 1) {
    return winnerGrid(mixed([0.5, 0.5], (opener) => chances.freshRace(opener, units)));
  }
  if (winners === undefined || set > current) {
    return winnerGrid(
      mixed(openersOf(layers, set - 1 - position.sets[0] - position.sets[1]), (opener) =>
        chances.freshRace(opener, units),
      ),
    );
  }
  const reached = firstTo(winners, units);
  if (reached !== null) return single(Number(reached === 'home'), Number(reached === 'away'));
  if (set < current || layers.length === 0) return null;
  const [home, away] = unitsOf(winners);
  const start = {
    home,
    away,
    server: sideIndex(position.server),
    opener: sideIndex(position.opener),
    target: units,
    current: chances.currentUnit(position),
  };
  return winnerGrid(mixed([1, 0], () => setLaw(raceTo(sport.rules), start, chances.unit)));
}

function firstTo(winners: readonly Side[], units: number): Side | null {
  const counts = { home: 0, away: 0 };
  for (const side of winners) {
    counts[side]++;
    if (counts[side] === units) return side;
  }
  return null;
}

function unitGrid(chances: SetsChances, position: SetsPosition, over: boolean, set: number, unit: number): Grid | null {
  const current = position.history.length;
  const playing = position.history.at(-1)?.length ?? 0;
  const asked = set === 0 ? { set: Math.max(1, current), unit: playing + 1 } : { set, unit };
  const winner = position.history[asked.set - 1]?.[asked.unit - 1];
  if (winner !== undefined) return single(winner === 'home' ? 0 : 2, asked.set, asked.unit);
  if (over || asked.set !== Math.max(1, current) || asked.unit !== playing + 1) return null;
  const home = chances.currentUnit(position);
  return gridOf((grid) => {
    grid.add(home, 0, asked.set, asked.unit);
    grid.add(1 - home, 2, asked.set, asked.unit);
  });
}
