import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outrightWinnerId } from './outright-winner.ts';
import { outrightById, outrightsAt } from './outrights.ts';
import { createWorld } from '../world.ts';

const world = createWorld(1);
const nowMs = Date.UTC(2026, 10, 16);
const outrights = outrightsAt(world, nowMs);

describe('outrights', () => {
  it('[CAT-9] exist for seasons, scorers and tournaments, at any time', () => {
    const instant = integer({ min: Date.UTC(2021, 0, 1), max: Date.UTC(2034, 0, 1) });
    assert(
      property(instant, (atMs) => {
        const open = outrightsAt(world, atMs);
        expect(open.every(({ endMs, startMs }) => endMs > atMs && endMs > startMs)).toBe(true);
        expect(new Set(open.map(({ type }) => type)).size).toBe(3);
        expect(new Set(open.map(({ id }) => id)).size).toBe(open.length);
        expect(open.length).toBeGreaterThan(100);
      }),
      { numRuns: 20 },
    );
  });

  it('[CAT-1] carry name, parent, competitors, start and end, and are found again by id', () => {
    for (const outright of outrights) {
      expect(world.leagueById.has(outright.leagueId)).toBe(true);
      expect(outrightById(world, outright.id)).toEqual(outright);
      expect(outright.slug).toMatch(new RegExp(`^[a-z0-9-]+-m${outright.id}$`, 'u'));
      expect(outright.runners.every(({ competitorId }) => world.competitorById.has(competitorId))).toBe(true);
      expect(new Set(outright.runners.map(({ id }) => id)).size).toBe(outright.runners.length);
    }
  });

  it('have chances that sum to 1, favourites first', () => {
    for (const { runners } of outrights) {
      expect(Math.abs(runners.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-9);
      expect(runners.every(({ chance }, index) => chance <= (runners[index - 1]?.chance ?? 1))).toBe(true);
    }
  });

  it('include one with hundreds of runners', () => {
    expect(Math.max(...outrights.map(({ runners }) => runners.length))).toBeGreaterThan(300);
  });

  it('are won by one of their runners', () => {
    for (const outright of outrights) {
      expect(outright.runners.map(({ id }) => id)).toContain(outrightWinnerId(world, outright));
    }
  });

  it.each(['', '17', '485492000', 'abc'])('know nothing of %j', (id) => {
    expect(outrightById(world, id)).toBeNull();
  });
});
