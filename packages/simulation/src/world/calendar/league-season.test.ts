import { describe, expect, it } from 'vitest';
import { fixturesBetween } from '../fixtures.ts';
import { seasonAt, seasonWeeks } from './league-season.ts';
import { createWorld } from '../world.ts';
import { weekAt, WEEK_MS, weekStartMs } from '../world-time.ts';

const world = createWorld(2);

describe.each(['17', '132', '109', '31', '2480'])('a season of league %s', (id) => {
  const league = world.leagueById.get(id);
  if (league?.calendar.kind !== 'league') throw new Error('not a league');
  const { calendar, entrants } = league;
  const season = seasonAt(world.seed, league, calendar, weekAt(Date.UTC(2025, 0, 1)));
  const { first, last } = seasonWeeks(world.seed, league, calendar, season);
  const weeks = { ...world, leagues: [league] };

  it('lets everyone host everyone as often as foreseen, and then begins anew', () => {
    const fixtures = fixturesBetween(weeks, weekStartMs(first), weekStartMs(last + 2));
    const rounds = entrants.length - 1 + (entrants.length % 2);
    const meetings = entrants.length * (entrants.length - 1) * calendar.games;
    // The weeks at either end may hold rounds of the seasons before and after.
    expect(fixtures.length).toBeGreaterThanOrEqual(meetings);
    expect(new Set(fixtures.map(({ round }) => round)).size).toBe(2 * rounds * calendar.games);
    const inner = fixturesBetween(weeks, weekStartMs(first + calendar.every), weekStartMs(last));
    const counts = new Map<string, number>();
    for (const { home, away } of inner) {
      const key = `${home.id}-${away.id}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(calendar.games);
    expect(seasonAt(world.seed, league, calendar, last + calendar.every, calendar.rounds.length - 1)).toBe(season + 1);
  });
});

it('plays the Premier League on weekends, most of it on Saturday afternoon', () => {
  const fromMs = Date.UTC(2026, 10, 2);
  const fixtures = fixturesBetween(world, fromMs, fromMs + WEEK_MS).filter(({ leagueId }) => leagueId === '17');
  const days = fixtures.map(({ startMs }) => new Date(startMs).getUTCDay());
  expect(fixtures).toHaveLength(10);
  expect(days.every((day) => day === 5 || day === 6 || day === 0)).toBe(true);
  expect(days.filter((day) => day === 6)).toHaveLength(6);
});
