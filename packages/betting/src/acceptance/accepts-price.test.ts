import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { acceptsPrice } from './accepts-price.ts';
import { afterAcceptance, afterFlag, coverOf, isCovered, loopTolerancePermille, loopWindowMs } from './odds-loop.ts';

describe('acceptance of a price', () => {
  it.each([
    ['none', null, 2000, 2000, true],
    ['none', null, 2000, 2001, false],
    ['none', null, 2000, 1999, false],
    ['higher', null, 2000, 2000, true],
    ['higher', null, 2000, 2001, true],
    ['higher', null, 2000, 1999, false],
    ['any', null, 2000, 1001, true],
    ['any', null, 2000, 9000, true],
    ['none', 1800, 2000, 1800, true],
    ['none', 1800, 2000, 1799, false],
    ['none', 1800, 1500, 1600, false],
    ['higher', 1800, 2000, 1800, true],
    ['higher', 1800, 2000, 1799, false],
    ['higher', 1800, 1500, 1600, true],
    ['any', 1800, 2000, 1800, true],
    ['any', 1800, 2000, 1799, false],
    ['any', 1800, 1500, 1600, true],
    ['any', 1800, 1500, 1400, false],
  ] as const)('[SLIP-8] %s with floor %s: from %i to %i is %s', (mode, floor, accepted, current, isTaken) => {
    const floorOdds = floor === null ? null : odds(floor);
    expect(acceptsPrice({ mode, floorOdds }, odds(accepted), odds(current))).toBe(isTaken);
  });
});

describe('the odds-loop breaker', () => {
  const now = 50_000;

  it('covers nothing after a first acceptance', () => {
    expect(afterAcceptance(null, odds(2000), now)).toEqual({
      at: now,
      odds: 2000,
      isLooping: false,
      coversUntil: null,
    });
  });

  it.each([
    ['within the window', loopWindowMs, true],
    ['after it', loopWindowMs + 1, false],
  ])('a move %s of an acceptance: looping is %s', (_, later, isLooping) => {
    const accepted = afterAcceptance(null, odds(2000), now);
    expect(afterFlag(accepted, now + later)?.isLooping).toBe(isLooping);
  });

  it('knows no loop where nothing was accepted', () => {
    expect(afterFlag(null, now)).toBeNull();
  });

  it('stays looping however long the next acceptance takes, and then covers for the window', () => {
    const looping = afterFlag(afterAcceptance(null, odds(2000), now), now + 1);
    expect(afterFlag(looping, now + 60_000)).toBe(looping);
    const covering = afterAcceptance(looping, odds(1900), now + 60_000);
    expect(covering).toEqual({
      at: now + 60_000,
      odds: 1900,
      isLooping: false,
      coversUntil: now + 60_000 + loopWindowMs,
    });
  });

  it('states its tolerance in whole thousandths and never below evens', () => {
    expect(loopTolerancePermille).toBe(30);
    expect(coverOf(odds(2000))).toEqual({ lowest: 1940, highest: 2060 });
    expect(coverOf(odds(1999))).toEqual({ lowest: 1940, highest: 2058 });
    expect(coverOf(odds(1010))).toEqual({ lowest: 1000, highest: 1040 });
  });

  it.each([
    ['the lowest', 1940, 0, true],
    ['just below', 1939, 0, false],
    ['the highest', 2060, 0, true],
    ['just above', 2061, 0, false],
    ['at the last moment', 2000, loopWindowMs, true],
    ['too late', 2000, loopWindowMs + 1, false],
  ])('covers %s', (_, price, later, covered) => {
    const looping = afterFlag(afterAcceptance(null, odds(2000), now), now);
    const covering = afterAcceptance(looping, odds(2000), now);
    expect(isCovered(covering, odds(price), now + later)).toBe(covered);
  });

  it('covers nothing without an acceptance that does', () => {
    expect(isCovered(null, odds(2000), now)).toBe(false);
    expect(isCovered(afterAcceptance(null, odds(2000), now), odds(2000), now)).toBe(false);
  });
});
