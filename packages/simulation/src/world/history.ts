import type { Fixture } from '../fixture.ts';
import { blockOf } from './calendar/blocks.ts';
import type { Block } from './calendar/blocks.ts';
import type { League } from './entities.ts';
import type { World } from './world.ts';
import { DAY_MS, weekAt, weekStartMs } from './world-time.ts';

interface HistoryQuery {
  readonly competitorId: string;
  /** Only meetings with this one: head to head. */
  readonly opponentId?: string;
  /** Only matches that started before. */
  readonly beforeMs: number;
  readonly countMax: number;
  /** How far back to search. In a year, two clubs of a league meet at least twice. */
  readonly weeksMax?: number;
}

/** A competitor's latest matches, newest first: its form, or with an opponent their head to head. */
export function fixturesBefore(world: World, query: HistoryQuery): readonly Fixture[] {
  const { opponentId, beforeMs, countMax, weeksMax = 52 } = query;
  const leagues = world.leaguesByCompetitor.get(query.competitorId) ?? [];
  const reachMs = (Math.max(0, ...leagues.map((league) => league.reach.lastDay)) + 2) * DAY_MS;
  // East of Greenwich, a local week begins on Sunday in UTC.
  const lastWeek = weekAt(beforeMs) + 1;
  let found: readonly Fixture[] = [];
  for (let week = lastWeek; week >= Math.max(0, lastWeek - weeksMax); week -= 1) {
    // Cups last for weeks: stop only once nothing that began earlier can still be newer than what was found.
    const oldest = found[countMax - 1];
    if (oldest && oldest.startMs >= weekStartMs(week) + reachMs) break;
    const played = leagues.flatMap((league) => playedBy(world, league, week, query));
    const wanted = opponentId === undefined ? played : played.filter((fixture) => involves(fixture, opponentId));
    found = [...found, ...wanted].toSorted((a, b) => b.startMs - a.startMs).slice(0, countMax);
  }
  return found;
}

function playedBy(world: World, league: League, week: number, query: HistoryQuery): readonly Fixture[] {
  const block = blockOf(world, league, week);
  if (!block) return [];
  if (league.calendar.kind === 'knockout') return runOf(block, league.calendar.rounds.length, query);
  return block.meetings
    .filter((meeting) => meeting.startMs < query.beforeMs)
    .filter((meeting) => meeting.sides().some((side) => side.id === query.competitorId))
    .map((meeting) => block.fixtureAt(meeting.index));
}

/** Follows one competitor through a draw, and asks nothing of matches it has no part in but those that feed its own. */
function runOf(block: Block, rounds: number, query: HistoryQuery): readonly Fixture[] {
  const { competitorId, opponentId, beforeMs } = query;
  const openers = block.meetings.slice(0, 2 ** (rounds - 1)).map((meeting) => meeting.sides().map((side) => side.id));
  if (opponentId !== undefined && !openers.flat().includes(opponentId)) return [];
  const run: Fixture[] = [];
  let first = 0;
  let place = openers.findIndex((sides) => sides.includes(competitorId));
  for (let round = 0; round < rounds && place >= 0; round += 1) {
    const meeting = block.meetings[first + place];
    if (!meeting || meeting.startMs >= beforeMs) break;
    const fixture = block.fixtureAt(meeting.index);
    if (!involves(fixture, competitorId)) break;
    run.push(fixture);
    first += 2 ** (rounds - 1 - round);
    place = Math.floor(place / 2);
  }
  return run;
}

function involves(fixture: Fixture, competitorId: string): boolean {
  return fixture.home.id === competitorId || fixture.away.id === competitorId;
}
