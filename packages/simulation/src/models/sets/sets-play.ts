import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import {
  type MatchScript,
  other,
  type Pair,
  plusOne,
  type SetsPosition,
  type Side,
  type Step,
} from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import { isTiebreak, type SetsChances, sideIndex } from './sets-chances.ts';
import type { SetsSport, SideIndex } from './sets-sport.ts';
import { gameCall, tiebreakServer } from './tennis-points.ts';

const sides = ['home', 'away'] as const;

/** Plays unit by unit (point by point, where units have points) until the sets are won. */
export function playSets(fixture: Fixture, sport: SetsSport, chances: SetsChances): MatchScript {
  const random = randomFrom(seedOf(fixture.seed, 'sets'));
  const pace = randomFrom(seedOf(fixture.seed, 'pace'));
  const colour = randomFrom(seedOf(fixture.seed, 'colour'));
  const opener = sides[random.below(2)] ?? 'home';
  let position = opening(sport);
  const writer = new ScriptWriter(fixture, position, null);
  const retiresAt = pace.next() < 0.004 ? pace.next() * 2 * chances.setsToWin * chances.target(false) : Infinity;
  let atMs = fixture.startMs;
  let played = 0;
  position = openSet(position, opener);
  writer.step({
    atMs,
    position,
    status: matchStatus.live,
    stage: stageOf(sport, 1),
    period: 1,
    incident: 'period_start',
  });
  while (Math.max(...position.sets) < chances.setsToWin) {
    const before = position;
    const startMs = atMs;
    atMs += Math.round(1000 * sport.unitS * (0.5 + pace.next()));
    const server = rallyServer(sport, before);
    const winner: Side = random.next() < chances.rally[server] ? 'home' : 'away';
    position = afterRally(sport, chances, before, winner);
    const ended = position.sets !== before.sets;
    const over = Math.max(...position.sets) === chances.setsToWin;
    const unitOver = position.history !== before.history;
    if (closes(sport, chances, before)) writer.suspend(startMs + 300, atMs + 4000);
    // A game, leg or round moves prices a lot; a single point does not.
    if (unitOver && sport.unitS > 30) writer.suspend(atMs - 1000, atMs + 2000);
    if (ended && !over) position = openSet(position, nextOpener(sport, before, position));
    const counts = countsOf(sport, before, sides[server], winner, unitOver, colour);
    const stage = ended && !over ? { stage: 'pause' } : {};
    const incident = unitOver ? { incident: ended ? 'set_won' : sport.words.unit } : {};
    writer.step({ atMs, position, side: winner, counts, ...stage, ...incident });
    if (unitOver && ++played > retiresAt && !ended) return writer.finish(atMs + 60_000, 0, 'abandoned');
    if (!ended || over) continue;
    atMs += 1000 * sport.breakS;
    const period = position.history.length;
    writer.step({ atMs, position, stage: stageOf(sport, period), period, incident: 'period_start' });
  }
  return writer.finish(atMs + 5000, 0);
}

function nextOpener({ rules }: SetsSport, before: SetsPosition, after: SetsPosition): Side {
  return sides[rules.nextOpener(sideIndex(before.opener), sideIndex(after.server))];
}

function stageOf({ words }: SetsSport, number: number): string {
  return words.set === 'match' ? 'in_play' : `${words.set}_${number}`;
}

function opening(sport: SetsSport): SetsPosition {
  const zero: Pair = [0, 0];
  const game: Pair<string> | null = sport.points === 'tennis' ? ['0', '0'] : null;
  return {
    kind: 'sets',
    score: zero,
    periods: [],
    game,
    server: null,
    opener: null,
    sets: zero,
    history: [],
    points: zero,
  };
}

function openSet(position: SetsPosition, opener: Side): SetsPosition {
  const history = [...position.history, []];
  return { ...position, history, opener, server: opener, periods: [...position.periods, [0, 0]] };
}

function rallyServer(sport: SetsSport, { server, points, periods }: SetsPosition): SideIndex {
  const [home, away] = periods.at(-1) ?? [0, 0];
  return isTiebreak(sport, home, away) ? tiebreakServer(sideIndex(server), points[0] + points[1]) : sideIndex(server);
}

function pointsWin(points: Pair, tiebreak: boolean): boolean {
  const [low, high] = points[0] < points[1] ? points : [points[1], points[0]];
  return high >= (tiebreak ? 7 : 4) && high - low >= 2;
}

function afterRally(sport: SetsSport, chances: SetsChances, position: SetsPosition, winner: Side): SetsPosition {
  const [home, away] = position.periods.at(-1) ?? [0, 0];
  const tiebreak = isTiebreak(sport, home, away);
  const points = sport.points === 'tennis' ? plusOne(position.points, winner) : position.points;
  if (sport.points === 'tennis' && !pointsWin(points, tiebreak)) {
    return { ...position, points, game: gameCall(points, tiebreak) };
  }
  return afterUnit(sport, chances, position, winner);
}

function afterUnit(sport: SetsSport, chances: SetsChances, position: SetsPosition, winner: Side): SetsPosition {
  const [home, away] = plusOne(position.periods.at(-1) ?? [0, 0], winner);
  const serves = sport.rules.nextServer(
    sideIndex(position.server),
    sideIndex(position.opener),
    home,
    away,
    sideIndex(winner),
  );
  const done = sport.rules.over(home, away, chances.target(isDeciding(chances, position)));
  const sets = done ? plusOne(position.sets, winner) : position.sets;
  const single = chances.setsToWin === 1;
  return {
    ...position,
    sets,
    score: single ? [home, away] : sets,
    history: [...position.history.slice(0, -1), [...(position.history.at(-1) ?? []), winner]],
    periods: [...position.periods.slice(0, -1), [home, away]],
    points: [0, 0],
    game: sport.points === 'tennis' ? ['0', '0'] : null,
    server: sides[serves],
  };
}

function isDeciding({ setsToWin }: SetsChances, { sets }: SetsPosition): boolean {
  return sets[0] + sets[1] === 2 * setsToWin - 2;
}

/** Whether the next rally can end the set. Betting is then suspended: a viewer ahead of the feed would have an advantage. */
function closes(sport: SetsSport, chances: SetsChances, position: SetsPosition): boolean {
  const units = position.periods.at(-1) ?? [0, 0];
  const tiebreak = isTiebreak(sport, units[0], units[1]);
  const target = chances.target(isDeciding(chances, position));
  return sides.some((side) => {
    if (sport.points === 'tennis' && !pointsWin(plusOne(position.points, side), tiebreak)) return false;
    const [home, away] = plusOne(units, side);
    return sport.rules.over(home, away, target);
  });
}

function countsOf(
  sport: SetsSport,
  before: SetsPosition,
  server: Side,
  winner: Side,
  unitOver: boolean,
  random: Random,
): Step['counts'] {
  const fate = random.next();
  const counts: { key: string; side: Side }[] = [];
  if (unitOver) counts.push({ key: `${sport.words.units}_won`, side: winner });
  if (!sport.showsServer) return counts;
  if (sport.points === null) {
    if (unitOver && winner === server) counts.push({ key: 'won_on_serve', side: winner });
    return counts;
  }
  counts.push({ key: 'points_won', side: winner });
  if (winner === server && fate < 0.11) counts.push({ key: 'aces', side: server });
  if (winner !== server && fate < 0.09) counts.push({ key: 'double_faults', side: server });
  const receiver = other[server];
  const [mine, theirs] = server === 'home' ? before.points : [before.points[1], before.points[0]];
  if (before.server === server && theirs >= 3 && theirs > mine) counts.push({ key: 'break_points', side: receiver });
  if (unitOver && winner !== before.server) counts.push({ key: 'breaks', side: winner });
  return counts;
}
