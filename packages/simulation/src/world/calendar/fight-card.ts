import { slotOf } from './calendar.ts';
import type { CardCalendar } from './calendar.ts';
import type { Entrant, League } from '../entities.ts';
import { ALWAYS_KNOWN_MS } from './meeting.ts';
import type { Meeting } from './meeting.ts';
import { pick } from '../pick.ts';
import { roundCount, roundPairs } from './round-robin.ts';
import { localMs } from '../world-time.ts';

/** One bout a division, weakest first: the main event closes the night and is the longest. */
export function cardMeetings(league: League, calendar: CardCalendar, week: number): readonly Meeting[] {
  const night = Math.floor(week / calendar.every);
  const bouts = divisions(league, calendar)
    .map((division) => boutOf(division, night))
    .toSorted((a, b) => strength(a) - strength(b));
  return bouts.map((sides, index) => {
    const slot = slotOf(calendar.slots, index);
    return {
      index,
      sides: () => sides,
      startMs: localMs(week, slot.day, slot.minute, league.timeZone),
      round: index === bouts.length - 1 ? 'Main event' : `Bout ${index + 1}`,
      neutral: true,
      format: index === bouts.length - 1 ? calendar.mainFormat : league.format,
      announcedMs: ALWAYS_KNOWN_MS,
    };
  });
}

function divisions(league: League, calendar: CardCalendar): readonly (readonly Entrant[])[] {
  let first = 0;
  return calendar.divisionSizes.map((size) => {
    first += size;
    return league.entrants.slice(first - size, first);
  });
}

/** Takes the bouts of a division's round robin in order, so that a fighter rests for weeks between fights. */
function boutOf(division: readonly Entrant[], night: number): readonly [Entrant, Entrant] {
  const perRound = Math.floor(division.length / 2);
  const round = Math.floor(night / perRound) % roundCount(division.length);
  const [home, away] = pick(roundPairs(division.length, round), night % perRound);
  return [pick(division, home), pick(division, away)];
}

function strength([home, away]: readonly [Entrant, Entrant]): number {
  return home.rating + away.rating;
}
