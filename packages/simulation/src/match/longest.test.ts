import { expect, it } from 'vitest';
import { sportKeys, sports } from '../sports/sports.ts';
import { fixturesBetween } from '../world/fixtures.ts';
import { createWorld } from '../world/world.ts';
import { fixtureForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import type { Fixture } from '../fixture.ts';

const hourMs = 3_600_000;
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
/** Days of every season, so that each league plays in its own format. */
const days = Array.from({ length: 8 }, (_, n) => Date.UTC(2026, n, 3 * n + 1));

const hoursOf = (fixture: Fixture) => ((playFixture(fixture).steps.at(-1)?.atMs ?? 0) - fixture.startMs) / hourMs;

it.each(sportKeys)('a result of %s is official well before its longest hours are over', (sportKey) => {
  const { hoursMax } = sports[sportKey];
  const even = seeds.map((seed) => fixtureForTest({ sportKey, seed, home: 0, away: 0 }));
  expect(Math.max(...even.map(hoursOf))).toBeLessThan(0.75 * hoursMax);
});

it('so is every result of real leagues', () => {
  const world = createWorld(7);
  const fixtures = days.flatMap((dayMs) => fixturesBetween(world, dayMs, dayMs + 8 * hourMs));
  expect(fixtures.length).toBeGreaterThan(5000);
  expect(fixtures.filter((fixture) => hoursOf(fixture) > 0.75 * sports[fixture.sportKey].hoursMax)).toEqual([]);
});
