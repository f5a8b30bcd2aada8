import { describe, expect, it } from 'vitest';
import { PriceWatch, pricesOf } from './price-watch.ts';

const at = (version: number, odds: number) => pricesOf(version, 1, [{ id: '1', odds, active: true }]);
const suspended = (version: number, odds: number) => pricesOf(version, -1, [{ id: '1', odds, active: true }]);

describe('prices that pages show', () => {
  it.each([
    ['the newest', at(7, 1900), 60_000, []],
    ['outdated ones, for as long as a silent feed may be unnoticed', at(5, 1800), 5_000, []],
    ['outdated ones for longer', at(5, 1800), 5_001, ['m']],
    ['ones that were outdated before, counted from then', at(3, 1700), 4_001, ['m']],
    ['those of the newest by an older version', at(2, 1900), 60_000, []],
    ['ones that nobody else has heard of yet', at(9, 2000), 60_000, []],
  ])('[RT-8] %s', (_, shown, nowMs, outdated) => {
    const watch = new PriceWatch();
    watch.know('m', at(3, 1700), 0);
    watch.know('m', at(5, 1800), 0);
    watch.know('m', at(7, 1900), 1_000);
    watch.know('m', at(8, 1900), 2_000);
    watch.know('m', at(4, 1600), 2_000);
    expect(watch.outdated(new Map([['m', shown]]), nowMs, 4_000)).toEqual(outdated);
  });

  it('[RT-8] prices on locked buttons are not fresh, a market that should be locked is', () => {
    const watch = new PriceWatch();
    watch.know('m', suspended(3, 1700), 0);
    expect(watch.outdated(new Map([['m', suspended(2, 1500)]]), 60_000, 4_000)).toEqual([]);
    expect(watch.outdated(new Map([['m', at(2, 1500)]]), 60_000, 4_000)).toEqual(['m']);
  });

  it('[RT-8] a market nobody else knows is not outdated', () => {
    expect(new PriceWatch().outdated(new Map([['m', at(1, 1500)]]), 99_000, 4_000)).toEqual([]);
  });
});
