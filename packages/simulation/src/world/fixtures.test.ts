import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureById, fixturesBetween } from './fixtures.ts';
import { createWorld } from './world.ts';
import { DAY_MS } from './world-time.ts';

const world = createWorld(1);
const instant = integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2032, 0, 1) });

describe('fixtures', () => {
  it('[CAT-1] every fixture is found again by its id', () => {
    assert(
      property(instant, (atMs) => {
        for (const fixture of fixturesBetween(world, atMs, atMs + 4 * DAY_MS)) {
          expect(fixtureById(world, fixture.id)).toEqual(fixture);
          expect(fixture.home.id).not.toBe(fixture.away.id);
        }
      }),
      { numRuns: 10 },
    );
  });
});
