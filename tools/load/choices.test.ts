import { describe, expect, it } from 'vitest';
import { between, choicesOf, nextArrivalMs, oneOf } from './choices.ts';

const drawn = (...args: Parameters<typeof choicesOf>) => {
  const random = choicesOf(...args);
  return Array.from({ length: 20 }, () => oneOf(random, ['a', 'b', 'c', 'd', 'e', 'f']));
};

describe('choices', () => {
  it('are the same for the same seed, and others for another seed, kind or client', () => {
    expect(drawn('one', 'bets', 3)).toEqual(drawn('one', 'bets', 3));
    for (const other of [drawn('two', 'bets', 3), drawn('one', 'pages', 3), drawn('one', 'bets', 4)])
      expect(other).not.toEqual(drawn('one', 'bets', 3));
  });

  it('of an empty list are none', () => {
    expect(oneOf(choicesOf('one', 'bets'), [])).toBeUndefined();
  });

  it('come as often as is asked for', () => {
    const random = choicesOf('one', 'arrivals');
    const total = Array.from({ length: 20_000 }, () => nextArrivalMs(random, 8)).reduce((sum, ms) => sum + ms, 0);
    expect(total / 20_000).toBeCloseTo(125, -1);
  });

  it('stay between their bounds', () => {
    const random = choicesOf('one', 'waits');
    const all = Array.from({ length: 1000 }, () => between(random, 2, 5));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...all)).toBeLessThan(5);
  });
});
