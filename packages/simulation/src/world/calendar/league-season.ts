import { seedOf } from '../../random.ts';
import { slotOf } from './calendar.ts';
import type { LeagueCalendar } from './calendar.ts';
import type { League } from '../entities.ts';
import { ALWAYS_KNOWN_MS } from './meeting.ts';
import type { Meeting } from './meeting.ts';
import { pick, shuffled } from '../pick.ts';
import { roundCount, roundPairs } from './round-robin.ts';
import { localMs } from '../world-time.ts';

/** All matches of one league that belong to one week of the calendar. */
export function leagueMeetings(
  worldSeed: number,
  league: League,
  calendar: LeagueCalendar,
  week: number,
): readonly Meeting[] {
  return calendar.rounds.flatMap((slots, window) => {
    const { season, round } = roundAt(worldSeed, league, calendar, week, window);
    const order = shuffled(league.entrants, seedOf(worldSeed, 'season', league.id, season));
    const pairs = roundPairs(order.length, Math.floor(round / calendar.games));
    const kickOffs = shuffled(pairs, seedOf(worldSeed, 'kick-offs', league.id, week, window));
    return kickOffs.map(([home, away], match) => {
      const slot = slotOf(slots, match);
      return {
        index: window * Math.floor(order.length / 2) + match,
        sides: () => [pick(order, home), pick(order, away)] as const,
        startMs: localMs(week, slot.day, slot.minute, league.timeZone),
        round: `Round ${round + 1}`,
        neutral: calendar.neutral,
        format: league.format,
        announcedMs: ALWAYS_KNOWN_MS,
      };
    });
  });
}

/** The season a week's round belongs to; the first round of the week unless told. */
export function seasonAt(
  worldSeed: number,
  league: League,
  calendar: LeagueCalendar,
  week: number,
  window = 0,
): number {
  return roundAt(worldSeed, league, calendar, week, window).season;
}

/** First and last week of a season. */
export function seasonWeeks(worldSeed: number, league: League, calendar: LeagueCalendar, season: number) {
  const { rounds, ahead } = seasonShape(worldSeed, league, calendar);
  const weekOf = (played: number) =>
    Math.floor((played - ahead) / calendar.rounds.length) * calendar.every + calendar.phase;
  return { first: weekOf(season * rounds), last: weekOf((season + 1) * rounds - 1) };
}

/** Rounds are counted from the first week on, so a season may begin in the middle of a week and needs no list. */
function roundAt(worldSeed: number, league: League, calendar: LeagueCalendar, week: number, window: number) {
  const { rounds, ahead } = seasonShape(worldSeed, league, calendar);
  const played = Math.floor(week / calendar.every) * calendar.rounds.length + window + ahead;
  return { season: Math.floor(played / rounds), round: played % rounds };
}

/** Each league starts the calendar at another point of its season. */
function seasonShape(worldSeed: number, league: League, calendar: LeagueCalendar) {
  const rounds = roundCount(league.entrants.length) * calendar.games;
  return { rounds, ahead: seedOf(worldSeed, 'first season', league.id) % rounds };
}
