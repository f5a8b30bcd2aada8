import { expect, it } from 'vitest';
import { EpochCache } from './epoch-cache.ts';

it('makes an answer anew once the epoch has changed, and not before', () => {
  let epoch = 0;
  let made = 0;
  const cache = new EpochCache(() => epoch, 10);
  const ask = () => cache.get('soccer', () => (made += 1));
  expect([ask(), ask()]).toEqual([1, 1]);
  epoch = 1;
  expect([ask(), ask()]).toEqual([2, 2]);
});

it('forgets what nobody asked for, however many others are made up', () => {
  let made = 0;
  const cache = new EpochCache(() => 0, 3);
  for (let other = 0; other < 50; other += 1) {
    cache.get(`made up ${other}`, () => 0);
    cache.get('soccer', () => (made += 1));
  }
  expect(made).toBe(1);
});
