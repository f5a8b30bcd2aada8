import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const first = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.whole(1000));
};

describe('the random numbers of a walk', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(first('one', 20)).toEqual(first('one', 20));
    expect(first('one', 20)).not.toEqual(first('two', 20));
  });

  it('are spread evenly', () => {
    const random = createRandom('even');
    const counts = [0, 0, 0, 0];
    for (let turn = 0; turn < 4000; turn += 1) counts[random.whole(4)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('follow weights, and never pick what weighs nothing', () => {
    const random = createRandom('weights');
    const items = [
      { name: 'never', weight: 0 },
      { name: 'rare', weight: 1 },
      { name: 'often', weight: 9 },
    ];
    const picked = Array.from({ length: 1000 }, () => random.weighted(items)?.name);
    expect(picked).not.toContain('never');
    expect(picked.filter((name) => name === 'often').length).toBeGreaterThan(800);
    expect(random.weighted([])).toBeUndefined();
  });
});
