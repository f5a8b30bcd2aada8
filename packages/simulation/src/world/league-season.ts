import { seedOf } from '../random.ts';
import { slotOf } from './calendar.ts';
import type { LeagueCalendar } from './calendar.ts';
import type { League } from './entities.ts';
import type { Meeting } from './meeting.ts';
import { pick, shuffled } from './pick.ts';
import { roundCount, roundPairs } from './round-robin.ts';
import { localMs } from './world-time.ts';

/** Where a week stands in a league's endless chain of seasons. */
interface RoundPlace {
  readonly season: number;
  readonly round: number;
}

/** All matches of one league that belong to one week of the calendar; none in a week the league does not use. */
export function leagueMeetings(worldSeed: number, league: League, calendar: LeagueCalendar, week: number): Meeting[] {
  if (week % calendar.every !== calendar.phase) return [];
  return calendar.rounds.flatMap((slots, window) => {
    const place = roundAt(league, calendar, week, window);
    const order = shuffled(league.entrants, seedOf(worldSeed, 'season', league.id, place.season));
    const pairs = roundPairs(order.length, Math.floor(place.round / calendar.games));
    const kickOffs = shuffled(pairs, seedOf(worldSeed, 'kick-offs', league.id, week, window));
    return kickOffs.map(([home, away], match) => {
      const slot = slotOf(slots, match);
      return {
        index: window * Math.ceil(order.length / 2) + match,
        home: pick(order, home),
        away: pick(order, away),
        startMs: localMs(week, slot.day, slot.minute, league.timeZone),
        round: `Round ${place.round + 1}`,
        neutral: calendar.neutral,
        format: league.format,
        announcedMs: -Infinity,
      };
    });
  });
}

/** Rounds are counted from the first week on, so a season may begin in the middle of a week and never needs a list. */
function roundAt(league: League, calendar: LeagueCalendar, week: number, window: number): RoundPlace {
  const played = Math.floor(week / calendar.every) * calendar.rounds.length + window;
  const seasonRounds = roundCount(league.entrants.length) * calendar.games;
  return { season: Math.floor(played / seasonRounds), round: played % seasonRounds };
}
