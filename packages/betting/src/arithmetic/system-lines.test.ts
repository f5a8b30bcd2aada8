import { describe, expect, it } from 'vitest';
import { namedSystems, systemName } from './named-systems.ts';
import type { NamedSystem } from './named-systems.ts';
import { linesCount, systemSelectionsMax, winCountsOf } from './system-lines.ts';

describe('[BET-6] lines of a system', () => {
  it.each([
    [1, [1], 1],
    [3, [2], 3],
    [4, [2], 6],
    [5, [3], 10],
    [8, [4], 70],
    [10, [5], 252],
    [20, [1], 20],
    [20, [2], 190],
    [20, [10], 184_756],
    [20, [19], 20],
    [20, [20], 1],
    [3, [1, 3], 4],
  ])('%i selections, lines of %j: %i', (totalCount, winCounts, lines) => {
    expect(linesCount(totalCount, winCounts)).toBe(lines);
  });

  it('over all lengths are two to the number of selections, less the empty line', () => {
    for (let totalCount = 1; totalCount <= systemSelectionsMax; totalCount += 1) {
      const winCounts = winCountsOf({ totalCount, winCount: 1, cover: 'full' });
      expect(linesCount(totalCount, winCounts)).toBe(2 ** totalCount - 1);
    }
  });

  it.each([
    [3, [], 'no system of  of 3'],
    [3, [0], 'no system of 0 of 3'],
    [3, [4], 'no system of 4 of 3'],
    [3, [2, 2], 'no system of 2, 2 of 3'],
    [3, [2, 4], 'no system of 2, 4 of 3'],
    [3, [1.5], 'no system of 1.5 of 3'],
    [21, [2], 'no system of 2 of 21'],
    [0, [1], 'no system of 1 of 0'],
  ])('of %i selections by %j are a bug', (totalCount, winCounts, message) => {
    expect(() => linesCount(totalCount, winCounts)).toThrow(new RangeError(message));
  });
});

describe('[BET-6] covers', () => {
  it.each([
    [{ totalCount: 3, winCount: 2, cover: 'exact' }, [2]],
    [{ totalCount: 3, winCount: 2, cover: 'full' }, [2, 3]],
    [{ totalCount: 3, winCount: 3, cover: 'full' }, [3]],
    [{ totalCount: 4, winCount: 1, cover: 'full' }, [1, 2, 3, 4]],
  ] as const)('%j has lines of %j', (cover, winCounts) => {
    expect(winCountsOf(cover)).toEqual(winCounts);
  });

  it.each([
    ['trixie', 3, 4],
    ['patent', 3, 7],
    ['yankee', 4, 11],
    ['lucky15', 4, 15],
    ['canadian', 5, 26],
    ['lucky31', 5, 31],
    ['heinz', 6, 57],
    ['lucky63', 6, 63],
    ['superHeinz', 7, 120],
    ['goliath', 8, 247],
  ] satisfies [NamedSystem, number, number][])(
    'a %s is of %i selections and has %i lines',
    (name, totalCount, lines) => {
      expect(namedSystems[name].totalCount).toBe(totalCount);
      expect(linesCount(totalCount, winCountsOf(namedSystems[name]))).toBe(lines);
      expect(systemName(namedSystems[name])).toBe(name);
    },
  );

  it.each([
    { totalCount: 3, winCount: 2, cover: 'exact' },
    { totalCount: 3, winCount: 3, cover: 'full' },
    { totalCount: 8, winCount: 1, cover: 'full' },
    { totalCount: 9, winCount: 2, cover: 'full' },
  ] as const)('%j has no name', (cover) => {
    expect(systemName(cover)).toBeUndefined();
  });
});
