import type { Fixture } from '../../fixture.ts';
import type { Pair, SetsPosition } from '../../match/script.ts';
import { type SetEnd, setLaw } from './set-law.ts';
import type { SetsSport, SideIndex } from './sets-sport.ts';
import { gameChance, tiebreakChance } from './tennis-points.ts';

/** A fixture's chances: of a point or unit by server, of a fresh unit, and of a fresh set. */
export interface SetsChances {
  readonly setsToWin: number;
  /** Chance that home wins a point (where units have none: a unit) on home's serve and on away's. */
  readonly rally: Pair;
  readonly target: (deciding: boolean) => number;
  readonly unit: (server: SideIndex, home: number, away: number) => number;
  /** The unit being played, from the points it stands at. */
  readonly currentUnit: (position: SetsPosition) => number;
  readonly freshSet: (opener: SideIndex, deciding: boolean) => readonly SetEnd[];
  /** A fresh set played only until a side has so many units. */
  readonly freshRace: (opener: SideIndex, target: number) => readonly SetEnd[];
}

export function sideIndex(side: 'home' | 'away' | null): SideIndex {
  return side === 'away' ? 1 : 0;
}

export function isTiebreak(sport: SetsSport, home: number, away: number): boolean {
  return sport.points === 'tennis' && home === 6 && away === 6;
}

/** Units won in a set, from who won each. */
export function unitsOf(winners: readonly ('home' | 'away')[]): Pair {
  const home = winners.filter((side) => side === 'home').length;
  return [home, winners.length - home];
}

export function setsChances(fixture: Fixture, sport: SetsSport): SetsChances {
  const gap = fixture.home.rating - fixture.away.rating + (fixture.neutral ? 0 : sport.homeEdge);
  const edge = Math.max(-sport.swayMax, Math.min(sport.swayMax, sport.sway * gap));
  const rally: Pair = [sport.serve + edge, 1 - sport.serve + edge];
  const tennis = sport.points === 'tennis';
  const hold: Pair = tennis ? [gameChance(rally[0], 0, 0), 1 - gameChance(1 - rally[1], 0, 0)] : rally;
  const tiebreak: Pair = tennis ? [tiebreakChance(rally, 0, [0, 0]), tiebreakChance(rally, 1, [0, 0])] : rally;
  const unit = (server: SideIndex, home: number, away: number) =>
    isTiebreak(sport, home, away) ? tiebreak[server] : hold[server];
  const fixed = sport.targetOf?.(fixture.format);
  const target = (deciding: boolean) => fixed ?? sport.rules.target(deciding);
  const known = new Map<string, readonly SetEnd[]>();
  const remember = (name: string, make: () => readonly SetEnd[]) => {
    const ends = known.get(name) ?? make();
    known.set(name, ends);
    return ends;
  };
  const start = (opener: SideIndex) => ({ home: 0, away: 0, server: opener, opener, current: unit(opener, 0, 0) });
  return {
    setsToWin: sport.setsToWin(fixture.format),
    rally,
    target,
    unit,
    currentUnit: ({ points, periods, server }) => {
      if (server === null) return (unit(0, 0, 0) + unit(1, 0, 0)) / 2;
      const serving = sideIndex(server);
      const [home, away] = periods.at(-1) ?? [0, 0];
      if (!tennis || points[0] + points[1] === 0) return unit(serving, home, away);
      if (isTiebreak(sport, home, away)) return tiebreakChance(rally, serving, points);
      return serving === 0
        ? gameChance(rally[0], points[0], points[1])
        : 1 - gameChance(1 - rally[1], points[1], points[0]);
    },
    freshSet: (opener, deciding) =>
      remember(`${opener} ${deciding}`, () =>
        setLaw(sport.rules, { ...start(opener), target: target(deciding) }, unit),
      ),
    freshRace: (opener, units) =>
      remember(`${opener} race ${units}`, () => setLaw(raceTo(sport.rules), { ...start(opener), target: units }, unit)),
  };
}

/** The same units, but over as soon as a side has so many. */
export function raceTo(rules: SetsSport['rules']): SetsSport['rules'] {
  return { ...rules, over: (home, away, target) => Math.max(home, away) >= target };
}
