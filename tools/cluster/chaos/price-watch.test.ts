import { describe, expect, it } from 'vitest';
import { PriceWatch, pricesOf, ShownPrices, type Prices } from './price-watch.ts';

const at = (version: number, odds: number) => pricesOf(version, 1, [{ id: '1', odds, active: true }]);
const suspended = (version: number, odds: number) => pricesOf(version, -1, [{ id: '1', odds, active: true }]);

const msMax = 4_000;

/** What a page that shows these prices, and is live for the first time, shows as fresh although it is not. */
function outdatedOf(watch: PriceWatch, shown: Prices, nowMs: number): readonly string[] {
  const page = new ShownPrices(watch);
  page.show('m', shown, nowMs);
  return page.outdated(true, [], nowMs);
}

describe('prices that pages show', () => {
  it.each([
    ['the newest', at(7, 1900), 60_000, []],
    ['outdated ones, for as long as a silent feed may be unnoticed', at(5, 1800), 5_000, []],
    ['outdated ones for longer', at(5, 1800), 5_001, ['m']],
    ['ones that were outdated before, counted from then', at(3, 1700), 4_001, ['m']],
    ['those of the newest by an older version', at(2, 1900), 60_000, []],
    ['ones that nobody else has heard of yet', at(9, 2000), 60_000, []],
  ])('[RT-8] %s', (_, shown, nowMs, outdated) => {
    const watch = new PriceWatch(msMax);
    watch.know('m', at(3, 1700), 0);
    watch.know('m', at(5, 1800), 0);
    watch.know('m', at(7, 1900), 1_000);
    watch.know('m', at(8, 1900), 2_000);
    watch.know('m', at(4, 1600), 2_000);
    expect(outdatedOf(watch, shown, nowMs)).toEqual(outdated);
  });

  it('[RT-8] prices on locked buttons are not fresh, a market that should be locked is', () => {
    const watch = new PriceWatch(msMax);
    watch.know('m', suspended(3, 1700), 0);
    expect(outdatedOf(watch, suspended(2, 1500), 60_000)).toEqual([]);
    expect(outdatedOf(watch, at(2, 1500), 60_000)).toEqual(['m']);
  });

  it('[RT-8] a market nobody else knows is not outdated', () => {
    expect(outdatedOf(new PriceWatch(msMax), at(1, 1500), 99_000)).toEqual([]);
  });
});

/** Another page hears of the second price at 1,000 ms; this one has the first. */
function follow() {
  const watch = new PriceWatch(msMax);
  const page = new ShownPrices(watch);
  page.show('m', at(1, 1500), 0);
  expect(page.outdated(true, watch.takeDue(500), 500)).toEqual([]);
  watch.know('m', at(2, 1600), 1_000);
  return { page, look: (nowMs: number, isLive = true) => page.outdated(isLive, watch.takeDue(nowMs), nowMs) };
}

describe('looks at a page that follows the feed', () => {
  it('[RT-8] find a price that it was not told of, once', () => {
    const { look } = follow();
    expect([look(5_000), look(5_001), look(9_000)]).toEqual([[], ['m'], []]);
  });

  it('[RT-8] find nothing once it was told', () => {
    const { page, look } = follow();
    page.show('m', at(2, 1600), 4_900);
    expect(look(5_001)).toEqual([]);
  });

  it('[RT-8] find it when the page takes its feed for live again', () => {
    const { look } = follow();
    expect([look(5_001, false), look(6_000)]).toEqual([[], ['m']]);
  });

  it('[RT-8] find a price that it was told of too late', () => {
    const { page, look } = follow();
    page.clear();
    expect(look(5_001)).toEqual([]);
    page.show('m', at(1, 1500), 6_000);
    expect(look(6_001)).toEqual(['m']);
  });
});
