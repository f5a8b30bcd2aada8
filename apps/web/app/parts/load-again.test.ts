// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { loadAgain } from './load-again.ts';

describe('loadAgain', () => {
  it('tries until the code comes, each time after a longer wait', async () => {
    const waits: number[] = [];
    const answers = [false, false, false, true];
    const code = await loadAgain(
      async () => {
        if (answers.shift() === true) return 'code';
        throw new TypeError('Failed to fetch dynamically imported module');
      },
      async (ms) => waits.push(ms),
    );
    expect(code).toBe('code');
    expect(waits).toEqual([500, 1000, 2000]);
  });
});
