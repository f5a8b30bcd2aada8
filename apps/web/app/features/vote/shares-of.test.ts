import { expect, it } from 'vitest';

import { sharesOf } from './shares-of.ts';

it.each([
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [1, 0, 0],
    [100, 0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [999, 1, 0],
    [100, 0, 0],
  ],
])('[VOTE-1] of %j votes the shares are %j', (votes, shares) => {
  expect(sharesOf(votes)).toEqual(shares);
});

it('[VOTE-1] the shares of any votes add up to 100 and are off by less than one', () => {
  for (let seed = 1; seed < 500; seed += 1) {
    const votes = [seed % 7, (seed * 31) % 101, (seed * 17) % 13];
    const total = votes.reduce((sum, each) => sum + each, 0);
    const shares = sharesOf(votes);
    expect(shares.reduce((sum, each) => sum + each, 0)).toBe(100);
    for (const [index, share] of shares.entries()) {
      expect(Math.abs(share - ((votes[index] ?? 0) * 100) / total)).toBeLessThan(1);
    }
  }
});
