import type { Fixture } from '../../fixture.ts';
import { randomFrom, seedOf } from '../../random.ts';
import { slotOf } from './calendar.ts';
import type { KnockoutCalendar } from './calendar.ts';
import type { Entrant, League, WinnerOf } from '../entities.ts';
import type { Meeting } from './meeting.ts';
import { pick, shuffled } from '../pick.ts';
import { DAY_MS, HOUR_MS, localMs, weekStartMs } from '../world-time.ts';

/** Longer than any knock-out match lasts; after it the next round is known. */
const MATCH_OVER_MS = 6 * HOUR_MS;
const DRAW_AHEAD_MS = 3 * DAY_MS;
/** Random part of the entry list: the best players enter most large events, not all. */
const ENTRY_NOISE = 0.35;

interface KnockoutContext {
  readonly worldSeed: number;
  readonly winnerOf: WinnerOf;
  /** The finished fixture of an earlier round of the same edition. */
  readonly fixtureAt: (index: number) => Fixture;
}

/**
 * All matches of one edition, first round first, so the two that feed a match stand before it. Times are known from the
 * start; who plays is worked out back through the draw when somebody asks.
 */
export function knockoutMeetings(
  context: KnockoutContext,
  league: League,
  calendar: KnockoutCalendar,
  week: number,
): readonly Meeting[] {
  const size = 2 ** calendar.rounds.length;
  const draw = drawOf(context.worldSeed, league, calendar, week);
  const meetings: Meeting[] = [];
  for (const [round, slots] of calendar.rounds.entries()) {
    const first = meetings.length;
    const matches = size / 2 ** (round + 1);
    for (let match = 0; match < matches; match += 1) {
      const slot = slotOf(slots, match);
      const feeders = [first - 2 * matches + 2 * match, first - 2 * matches + 2 * match + 1] as const;
      meetings.push({
        index: first + match,
        sides:
          round === 0
            ? () => [pick(draw, 2 * match), pick(draw, 2 * match + 1)]
            : () => [winner(context, league, feeders[0]), winner(context, league, feeders[1])],
        startMs: localMs(week, slot.day, slot.minute, league.timeZone),
        round: roundName(matches),
        neutral: calendar.neutral,
        format: league.format,
        announcedMs:
          round === 0
            ? weekStartMs(week) - DRAW_AHEAD_MS
            : Math.max(...feeders.map((feeder) => pick(meetings, feeder).startMs)) + MATCH_OVER_MS,
      });
    }
  }
  return meetings;
}

function winner(context: KnockoutContext, league: League, index: number): Entrant {
  const fixture = context.fixtureAt(index);
  const { id } = context.winnerOf(fixture) === 'home' ? fixture.home : fixture.away;
  const entrant = league.entrants.find((candidate) => candidate.id === id);
  if (!entrant) throw new RangeError(`competitor ${id} is not of league ${league.id}`);
  return entrant;
}

/** Who enters an edition, strongest first. */
export function entriesOf(
  worldSeed: number,
  league: League,
  calendar: KnockoutCalendar,
  week: number,
): readonly Entrant[] {
  const size = 2 ** calendar.rounds.length;
  const luck = randomFrom(seedOf(worldSeed, 'entries', calendar.pool, week));
  return league.entrants
    .map((entrant) => ({ entrant, strength: entrant.rating + luck.normal() * ENTRY_NOISE }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(calendar.offset, calendar.offset + size)
    .map(({ entrant }) => entrant)
    .toSorted((a, b) => b.rating - a.rating);
}

/** The best quarter of the entry list is spread over the draw so that the top two can only meet in the final. */
function drawOf(worldSeed: number, league: League, calendar: KnockoutCalendar, week: number): readonly Entrant[] {
  const entries = entriesOf(worldSeed, league, calendar, week);
  const seeds = entries.length / 4;
  const drawn = (from: number, to: number) =>
    shuffled(entries.slice(from, to), seedOf(worldSeed, 'draw', league.id, week, from));
  const order = entries.slice(0, 2);
  // Third and fourth are drawn among themselves, then fifth to eighth, and so on; the unseeded all together.
  for (let from = 2; from < seeds; from *= 2) order.push(...drawn(from, Math.min(2 * from, seeds)));
  order.push(...drawn(order.length, entries.length));
  return seedPlaces(entries.length).map((place) => pick(order, place));
}

/** Standard places: 1 meets the last, 2 stands in the other half, and so on down. */
function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [0];
  while (places.length < size) {
    const count = 2 * places.length;
    places = places.flatMap((seed) => [seed, count - 1 - seed]);
  }
  return places;
}

function roundName(matches: number): string {
  switch (matches) {
    case 1:
      return 'Final';
    case 2:
      return 'Semifinal';
    case 4:
      return 'Quarterfinal';
    default:
      return `Round of ${2 * matches}`;
  }
}
