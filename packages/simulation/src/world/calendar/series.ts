import { seedOf } from '../../random.ts';
import type { SeriesCalendar } from './calendar.ts';
import type { Entrant, League } from '../entities.ts';
import type { Meeting } from './meeting.ts';
import { pick, shuffled } from '../pick.ts';
import { DAY_MS, MINUTE_MS, WEEK_MS, weekStartMs } from '../world-time.ts';
import { restfulPairs } from './restful-pairs.ts';

const ANNOUNCED_AHEAD_MS = DAY_MS;

/** Matches of one table follow each other without a pause; a session is a group's whole round robin. */
export function seriesMeetings(
  worldSeed: number,
  league: League,
  calendar: SeriesCalendar,
  week: number,
): readonly Meeting[] {
  const pairs = restfulPairs(calendar.group);
  const slotMs = calendar.slotMinutes * MINUTE_MS;
  const sessions = Math.floor(WEEK_MS / (pairs.length * slotMs));
  const meetings: Meeting[] = [];
  for (let table = 0; table < calendar.tables; table += 1) {
    const regulars = tableRegulars(league, calendar, table);
    // Tables are spread over the slot, so something always begins while the rest is under way.
    const behindMinutes = calendar.offsetMinutes + Math.floor((calendar.slotMinutes * table) / calendar.tables);
    const firstMs = weekStartMs(week) + behindMinutes * MINUTE_MS;
    for (let session = 0; session < sessions; session += 1) {
      const key = seedOf(worldSeed, 'sessions', league.id, table);
      const group = groupOf(regulars, calendar.group, key, week * sessions + session);
      for (const [match, [home, away]] of pairs.entries()) {
        const startMs = firstMs + (session * pairs.length + match) * slotMs;
        meetings.push({
          index: meetings.length,
          sides: () => [pick(group, home), pick(group, away)],
          startMs,
          round: `Session ${session + 1}`,
          neutral: true,
          format: league.format,
          announcedMs: startMs - ANNOUNCED_AHEAD_MS,
        });
      }
    }
  }
  return meetings;
}

/** Each table has its own players, so that nobody plays at two tables at once. */
function tableRegulars(league: League, calendar: SeriesCalendar, table: number): readonly Entrant[] {
  return league.entrants.filter((_, index) => index % calendar.tables === table);
}

/**
 * Who plays a session, in seeded order. Even sessions are drawn freely; odd ones are drawn until neither end of theirs
 * calls somebody who plays right before or after, so that a match that runs late keeps nobody from the next.
 */
function groupOf(regulars: readonly Entrant[], size: number, key: number, session: number): readonly Entrant[] {
  const draw = (number: number, attempt: number) => shuffled(regulars, seedOf(key, number, attempt)).slice(0, size);
  if (session % 2 === 0) return draw(session, 0);
  const pairs = restfulPairs(size);
  const firstPair = pick(pairs, 0);
  const lastPair = pick(pairs, pairs.length - 1);
  const before = new Set(lastPair.map((place) => pick(draw(session - 1, 0), place)));
  const after = new Set(firstPair.map((place) => pick(draw(session + 1, 0), place)));
  for (let attempt = 0; ; attempt += 1) {
    const group = draw(session, attempt);
    const rested = firstPair.every((place) => !before.has(pick(group, place)));
    if (rested && lastPair.every((place) => !after.has(pick(group, place)))) return group;
  }
}
