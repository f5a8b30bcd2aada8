import { playsIn } from '../calendar/calendar.ts';
import type { Entrant, League } from '../entities.ts';
import { eventIdOf, eventPlaceOf, OUTRIGHT_INDEX } from '../event-id.ts';
import { entriesOf } from '../calendar/knockout.ts';
import { seasonAt, seasonWeeks } from '../calendar/league-season.ts';
import { urnOf } from '../calendar/meeting.ts';
import { runnersOf } from './outright.ts';
import type { Candidate, Outright, OutrightType } from './outright.ts';
import { scorersOf } from './scorers.ts';
import { slugOf } from '../slug.ts';
import type { World } from '../world.ts';
import { DAY_MS, WEEK_MS, weekAt, weekStartMs } from '../world-time.ts';

const TYPES = ['league_winner', 'top_scorer', 'tournament_winner'] as const satisfies readonly OutrightType[];
const NAMES = {
  league_winner: 'Winner',
  top_scorer: 'Top Goalscorer',
  tournament_winner: 'Winner',
} as const satisfies Record<OutrightType, string>;
/** A tournament's winner can be bet on from so long before its first match. */
const OPEN_AHEAD_WEEKS = 3;
/** Leagues below this tier have matches but no outrights. */
const TIER_MAX = 3;
/** How much a point of rating is worth over a season, and over a draw with its luck. */
const SEASON_STEEPNESS = 3.5;
const DRAW_STEEPNESS = 1.6;

/** Outrights open at an instant: seasons under way, and tournaments under way or soon to begin. */
export function outrightsAt(world: World, atMs: number): readonly Outright[] {
  return world.leagues.flatMap((league) => {
    if (league.tier > TIER_MAX) return [];
    return weeksAt(world, league, atMs)
      .flatMap((week) => TYPES.map((type) => outrightOf(world, league, week, type)))
      .filter((outright) => outright !== null)
      .filter((outright) => outright.endMs > atMs);
  });
}

/** Finds an outright by the arithmetic of its id, as matches are found. */
export function outrightById(world: World, id: string): Outright | null {
  const place = eventPlaceOf(id);
  const league = place ? world.leagueByIndex.get(place.league) : undefined;
  const type = place ? TYPES[place.index - OUTRIGHT_INDEX] : undefined;
  if (!place || !league || !type || league.tier > TIER_MAX) return null;
  return outrightOf(world, league, place.week, type);
}

/** Weeks in which an edition begins that may be open at an instant. */
function weeksAt(world: World, league: League, atMs: number): readonly number[] {
  const week = weekAt(atMs);
  const { calendar } = league;
  switch (calendar.kind) {
    case 'league':
      return [seasonWeeks(world.seed, league, calendar, seasonAt(world.seed, league, calendar, week)).first];
    case 'knockout': {
      const first = week - Math.ceil((league.reach.lastDay + 2) / 7);
      const weeks = Array.from({ length: week + OPEN_AHEAD_WEEKS - first + 1 }, (_, index) => first + index);
      return weeks.filter((candidate) => candidate >= 0 && playsIn(calendar, candidate));
    }
    case 'series':
    case 'card':
      return [];
  }
}

/** Null where a league has no such outright, or nothing of it begins in that week. */
function outrightOf(world: World, league: League, week: number, type: OutrightType): Outright | null {
  const candidates = candidatesOf(world, league, week, type);
  if (week < 0 || candidates.length === 0) return null;
  const id = eventIdOf({ week, league: league.index, index: OUTRIGHT_INDEX + TYPES.indexOf(type) });
  const name = `${league.name} - ${NAMES[type]}`;
  return {
    id,
    urnId: urnOf(league.provider, 'season', id),
    slug: `${slugOf(name)}-m${id}`,
    name,
    type,
    sportKey: league.sportKey,
    provider: league.provider,
    leagueId: league.id,
    startMs: weekStartMs(week) + league.reach.firstDay * DAY_MS,
    endMs: endMsOf(world, league, week),
    runners: runnersOf(candidates),
  };
}

function candidatesOf(world: World, league: League, week: number, type: OutrightType): readonly Candidate[] {
  const { calendar } = league;
  if (calendar.kind === 'knockout') {
    if (type !== 'tournament_winner' || !playsIn(calendar, week)) return [];
    return entriesOf(world.seed, league, calendar, week).map((entrant) => contender(entrant, DRAW_STEEPNESS));
  }
  if (calendar.kind !== 'league' || type === 'tournament_winner') return [];
  // The season that begins in a week is the one its last round belongs to.
  const season = seasonAt(world.seed, league, calendar, week, calendar.rounds.length - 1);
  if (seasonWeeks(world.seed, league, calendar, season).first !== week) return [];
  if (type === 'top_scorer') return scorersOf(league);
  return league.entrants.map((entrant) => contender(entrant, SEASON_STEEPNESS));
}

function contender(entrant: Entrant, steepness: number): Candidate {
  const { id, name, countryCode, rating } = entrant;
  return { id, name, countryCode, competitorId: id, weight: Math.exp(steepness * rating) };
}

function endMsOf(world: World, league: League, week: number): number {
  const { calendar } = league;
  if (calendar.kind !== 'league') return weekStartMs(week) + (league.reach.lastDay + 1) * DAY_MS;
  const season = seasonAt(world.seed, league, calendar, week, calendar.rounds.length - 1);
  return weekStartMs(seasonWeeks(world.seed, league, calendar, season).last) + WEEK_MS;
}
