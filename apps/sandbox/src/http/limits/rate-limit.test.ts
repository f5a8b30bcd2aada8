import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  it('lets so many through in a window, says how long to wait, and begins anew', () => {
    const limit = createRateLimit(2, 1000);
    expect([limit.take('a', 0), limit.take('a', 400), limit.take('a', 500)]).toEqual([0, 0, 500]);
    expect(limit.waitMs('a', 999)).toBe(1);
    expect(limit.take('a', 1000)).toBe(0);
  });

  it('gives back what did not happen, and never more than was taken', () => {
    const limit = createRateLimit(1, 1000);
    limit.take('a', 0);
    limit.giveBack('a');
    limit.giveBack('a');
    limit.giveBack('unknown');
    expect([limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 1000]);
  });

  it('counts each key alone', () => {
    const limit = createRateLimit(1, 1000);
    limit.take('a', 0);
    expect(limit.take('b', 0)).toBe(0);
  });

  it('remembers the latest keys only', () => {
    const limit = createRateLimit(1, 1000);
    for (let count = 0; count <= 10_000; count += 1) limit.take(`key ${count}`, 0);
    expect(limit.waitMs('key 0', 0)).toBe(0);
    expect(limit.waitMs('key 10000', 0)).toBe(1000);
  });
});
