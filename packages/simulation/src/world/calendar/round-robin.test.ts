import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restfulPairs } from './restful-pairs.ts';
import { roundCount, roundPairs } from './round-robin.ts';

const seasonOf = (count: number) => Array.from({ length: roundCount(count) }, (_, round) => roundPairs(count, round));

describe('the circle method', () => {
  it('lets everyone host everyone else exactly once, for any number of competitors', () => {
    assert(
      property(integer({ min: 2, max: 41 }), (count) => {
        const pairs = seasonOf(count).flat();
        expect(new Set(pairs.map(([home, away]) => `${home}-${away}`)).size).toBe(count * (count - 1));
        expect(pairs).toHaveLength(count * (count - 1));
        expect(pairs.every(([home, away]) => home !== away)).toBe(true);
      }),
    );
  });

  it('calls nobody twice in a round and keeps home and away even along the way', () => {
    assert(
      property(integer({ min: 2, max: 40 }), (count) => {
        const balance = new Map<number, number>();
        for (const pairs of seasonOf(count)) {
          expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
          for (const [home, away] of pairs) {
            balance.set(home, (balance.get(home) ?? 0) + 1);
            balance.set(away, (balance.get(away) ?? 0) - 1);
          }
          expect(Math.max(...balance.values())).toBeLessThanOrEqual(2);
          expect(Math.min(...balance.values())).toBeGreaterThanOrEqual(-2);
        }
        expect([...balance.values()].every((value) => value === 0)).toBe(true);
      }),
    );
  });
});

describe('the order of a session', () => {
  it.each([5, 6, 7])('gives everyone of %i a rest after each match', (group) => {
    const pairs = restfulPairs(group);
    expect(new Set(pairs.map((pair) => [...pair].toSorted((a, b) => a - b).join('-'))).size).toBe(
      (group * (group - 1)) / 2,
    );
    for (const [index, pair] of pairs.entries()) {
      expect(pair.some((player) => pairs[index - 1]?.includes(player))).toBe(false);
    }
  });

  it('does not exist for four', () => {
    expect(() => restfulPairs(4)).toThrow(RangeError);
  });
});
