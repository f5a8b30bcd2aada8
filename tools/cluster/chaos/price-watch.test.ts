import { describe, expect, it } from 'vitest';
import { PriceWatch } from './price-watch.ts';

describe('prices that pages show', () => {
  it.each([
    ['the newest version', 7, 60_000, []],
    ['an outdated version, for as long as a silent feed may be unnoticed', 5, 5_000, []],
    ['an outdated version for longer', 5, 5_001, ['m']],
    ['a version that was outdated before, counted from then', 3, 4_001, ['m']],
  ])('[RT-8] %s', (_, version, nowMs, outdated) => {
    const watch = new PriceWatch();
    watch.know('m', 3, 0);
    watch.know('m', 5, 0);
    watch.know('m', 7, 1_000);
    watch.know('m', 7, 2_000);
    watch.know('m', 4, 2_000);
    expect(watch.outdated(new Map([['m', version]]), nowMs, 4_000)).toEqual(outdated);
  });

  it('[RT-8] a market nobody else knows is not outdated', () => {
    expect(new PriceWatch().outdated(new Map([['m', 1]]), 99_000, 4_000)).toEqual([]);
  });
});
