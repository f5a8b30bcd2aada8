import type { Pair } from '../../match/script.ts';
import type { SideIndex } from './sets-sport.ts';

/**
 * Chance that the server wins a game from `mine:theirs`, winning each point with chance `serve`. Deuce is a fair chain with a
 * closed form; everything before it is reached by counting down to it.
 */
export function gameChance(serve: number, mine: number, theirs: number): number {
  if (mine >= 3 && theirs >= 3) {
    const deuce = (serve * serve) / (serve * serve + (1 - serve) * (1 - serve));
    const lead = mine - theirs;
    if (lead >= 2) return 1;
    if (lead <= -2) return 0;
    if (lead === 0) return deuce;
    return lead === 1 ? serve + (1 - serve) * deuce : serve * deuce;
  }
  if (mine >= 4) return 1;
  if (theirs >= 4) return 0;
  return serve * gameChance(serve, mine + 1, theirs) + (1 - serve) * gameChance(serve, mine, theirs + 1);
}

/** Who serves a point of a tie-break, `played` points in: one by the first server, then two each. */
export function tiebreakServer(first: SideIndex, played: number): SideIndex {
  const turn = Math.floor((played + 1) / 2) % 2;
  return turn === 0 ? first : first === 0 ? 1 : 0;
}

/** Chance that home wins a tie-break that stands at `points`. From 6:6 on two points, one on each serve, decide. */
export function tiebreakChance(homeOn: Pair, first: SideIndex, points: Pair): number {
  const [onHome, onAway] = homeOn;
  const level = (onHome * onAway) / (onHome * onAway + (1 - onHome) * (1 - onAway));
  const known = new Map<number, number>();
  const from = (home: number, away: number): number => {
    const lead = home - away;
    if (home >= 7 && lead >= 2) return 1;
    if (away >= 7 && lead <= -2) return 0;
    if (home >= 6 && lead === 0 && away >= 6) return level;
    const code = home * 256 + away;
    const found = known.get(code);
    if (found !== undefined) return found;
    const point = tiebreakServer(first, home + away) === 0 ? onHome : onAway;
    const chance = point * from(home + 1, away) + (1 - point) * from(home, away + 1);
    known.set(code, chance);
    return chance;
  };
  return from(points[0], points[1]);
}

const calls = ['0', '15', '30', '40'];

/** The score of a game in points, as written in tennis. */
export function gameCall(points: Pair, tiebreak: boolean): Pair<string> {
  if (tiebreak) return [String(points[0]), String(points[1])];
  const [home, away] = points;
  if (home >= 3 && away >= 3) return [home > away ? 'A' : '40', away > home ? 'A' : '40'];
  return [calls[home] ?? '40', calls[away] ?? '40'];
}
