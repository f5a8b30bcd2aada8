import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fixture, SportKey } from '../fixture.ts';
import { fixtureById, fixturesBetween } from './fixtures.ts';
import { createWorld } from './world.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from './world-time.ts';

/** Who wins does not matter here, so nothing is played for it. */
const stronger = ({ home, away }: Fixture) => (home.rating > away.rating ? 'home' : 'away');
const world = createWorld(1, stronger);
/** Weeks of the whole calendar are laid out in each run: more than a unit test's usual share on a busy machine. */
const patienceMs = 120_000;
const instant = integer({ min: Date.UTC(2018, 6, 1), max: Date.UTC(2034, 0, 1) });

/** About how long a match lasts, where it is not an hour and a half; models decide the real end. */
const minutes: Readonly<Partial<Record<SportKey, number>>> = {
  soccer: 115,
  tennis: 105,
  basketball: 135,
  'ice-hockey': 150,
  'american-football': 190,
  baseball: 180,
  volleyball: 100,
  'table-tennis': 25,
  cricket: 210,
  rugby: 105,
  mma: 25,
  boxing: 50,
  darts: 45,
  'counter-strike': 120,
  'dota-2': 105,
  valorant: 105,
  'e-soccer': 11,
  'premium-cricket': 210,
};
const endMsOf = (fixture: Fixture) => {
  const oneDay = fixture.sportKey === 'cricket' && fixture.format === 50;
  return fixture.startMs + (minutes[fixture.sportKey] ?? 90) * MINUTE_MS * (oneDay ? 2.3 : 1);
};
const liveAt = (fixtures: readonly Fixture[], atMs: number) =>
  fixtures.filter((fixture) => fixture.startMs <= atMs && atMs < endMsOf(fixture)).length;

describe('the calendar', () => {
  it(
    '[CAT-1] finds every fixture again by its id, also in a world that never listed it',
    () => {
      const other = createWorld(1, stronger);
      assert(
        property(instant, array(integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 40 }), (atMs, picks) => {
          const fixtures = fixturesBetween(world, atMs, atMs + DAY_MS);
          for (const index of picks) {
            const fixture = fixtures[index % fixtures.length];
            expect(fixture && fixtureById(other, fixture.id)).toEqual(fixture);
          }
        }),
        { numRuns: 6 },
      );
    },
    patienceMs,
  );

  it.each(['', 'abc', '1', '-1', '48213377x', '999999999999999999'])('knows no fixture %j', (id) => {
    expect(fixtureById(world, id)).toBeNull();
  });

  it(
    'gives matches in order of start, each in one window only',
    () => {
      assert(
        property(instant, integer({ min: 1, max: 47 }), (fromMs, hours) => {
          const middleMs = fromMs + hours * HOUR_MS;
          const toMs = fromMs + 2 * DAY_MS;
          const parts = [...fixturesBetween(world, fromMs, middleMs), ...fixturesBetween(world, middleMs, toMs)];
          const whole = fixturesBetween(world, fromMs, toMs);
          expect(parts.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
          expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
        }),
        { numRuns: 5 },
      );
    },
    patienceMs,
  );

  it('[CAT-1] writes matches as the feed does', () => {
    const atMs = Date.UTC(2026, 10, 14);
    const fixtures = fixturesBetween(world, atMs, atMs + DAY_MS);
    expect(fixtures.filter(({ id, slug }) => !new RegExp(`^[a-z0-9-]+-m${id}$`, 'u').test(slug))).toEqual([]);
    const prefix = { betradar: 'sr', oddin: 'od', betconstruct: 'bc' };
    expect(fixtures.filter(({ id, urnId, provider }) => urnId !== `${prefix[provider]}:match:${id}`)).toEqual([]);
    expect(fixtures.every(({ home, away }) => home.id !== away.id)).toBe(true);
  });

  it(
    '[CAT-9] has 80 to 300 matches live at every hour of every day',
    () => {
      assert(
        property(instant, integer({ min: 0, max: 59 }), (someMs, minute) => {
          const fromMs = Math.floor(someMs / HOUR_MS) * HOUR_MS + minute * MINUTE_MS;
          const fixtures = fixturesBetween(world, fromMs - DAY_MS, fromMs + WEEK_MS);
          for (let hour = 0; hour < 168; hour += 1) {
            const live = liveAt(fixtures, fromMs + hour * HOUR_MS);
            expect(live).toBeGreaterThanOrEqual(80);
            expect(live).toBeLessThanOrEqual(300);
          }
        }),
        { numRuns: 6 },
      );
    },
    patienceMs,
  );

  it(
    '[CAT-9] always has 2,000 matches and more announced for the next seven days',
    () => {
      assert(
        property(instant, (atMs) => {
          expect(fixturesBetween(world, atMs, atMs + WEEK_MS, atMs).length).toBeGreaterThanOrEqual(2000);
        }),
        { numRuns: 6 },
      );
    },
    patienceMs,
  );

  it(
    'calls no competitor to two matches at once',
    () => {
      assert(
        property(instant, (fromMs) => {
          const busyUntilMs = new Map<string, number>();
          for (const fixture of fixturesBetween(world, fromMs, fromMs + 3 * WEEK_MS)) {
            for (const { id, name } of [fixture.home, fixture.away]) {
              expect(fixture.startMs, `${name} in ${fixture.slug}`).toBeGreaterThanOrEqual(busyUntilMs.get(id) ?? 0);
              busyUntilMs.set(id, endMsOf(fixture));
            }
          }
        }),
        { numRuns: 3 },
      );
    },
    patienceMs,
  );

  it('is the same for the same seed, to the byte', () => {
    const atMs = Date.UTC(2026, 4, 5);
    const written = (seed: number) => JSON.stringify(fixturesBetween(createWorld(seed), atMs, atMs + DAY_MS));
    expect(written(3)).toBe(written(3));
    expect(written(3)).not.toBe(written(4));
  });

  it('does not tell the next round of a draw before the last one is over', () => {
    const mondayMs = Date.UTC(2026, 5, 29);
    const known = fixturesBetween(world, mondayMs, mondayMs + 2 * WEEK_MS, mondayMs);
    const wimbledon = world.leagues.find((league) => league.name === 'Wimbledon');
    const rounds = known.filter(({ leagueId }) => leagueId === wimbledon?.id).map(({ round }) => round);
    expect(rounds).toHaveLength(64);
    expect(new Set(rounds)).toEqual(new Set(['Round of 128']));
  });
});
