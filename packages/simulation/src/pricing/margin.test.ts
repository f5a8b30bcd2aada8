import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladderFloor } from './ladder.ts';
import { withMargin } from './margin.ts';

const laws = fc.array(fc.double({ min: 1e-4, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 }).map((weights) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from(weights, (weight) => weight / total);
});
const margins = fc.double({ min: 0.04, max: 0.08, noNaN: true });

describe('the margin', () => {
  it('makes implied probabilities sum to 1 and the margin, keeps their order and never reaches certainty', () => {
    fc.assert(
      fc.property(laws, margins, (fair, margin) => {
        const implied = withMargin(fair, margin);
        expect(implied.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1 + margin, 6);
        expect(implied.every((probability, at) => probability >= (fair[at] ?? 1) && probability < 1)).toBe(true);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is no flat factor: the outsider carries more of it', () => {
    const [favourite = 0, outsider = 0] = withMargin(Float64Array.of(0.9, 0.1), 0.05);
    expect(outsider / 0.1).toBeGreaterThan(favourite / 0.9);
  });

  it('leaves an outcome that cannot happen at nothing', () => {
    expect(withMargin(Float64Array.of(0.6, 0.4, 0), 0.05)[2]).toBe(0);
  });
});

describe('the ladder', () => {
  it.each([
    [1000.2, 1001],
    [1052, 1050],
    [1857, 1850],
    [2499, 2480],
    [4990, 4950],
    [9999, 9900],
    [33_400, 33_000],
    [499_999, 495_000],
    [9e9, 501_000],
    [Number.POSITIVE_INFINITY, 501_000],
  ])('takes %d down to %d', (price, rung) => {
    expect(ladderFloor(price)).toBe(rung);
  });

  it('gives whole prices from 1.001 up, never more than asked, and a rung stays a rung', () => {
    fc.assert(
      fc.property(fc.double({ min: 1001, max: 600_000, noNaN: true }), (price) => {
        const rung = ladderFloor(price);
        expect(Number.isInteger(rung)).toBe(true);
        expect(rung).toBeGreaterThanOrEqual(1001);
        expect(rung).toBeLessThanOrEqual(price);
        expect(ladderFloor(rung)).toBe(rung);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });
});
