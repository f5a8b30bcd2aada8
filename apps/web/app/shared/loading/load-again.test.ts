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

  it('[PAGE-9] stops when the build is gone and the page is reloaded', async () => {
    const answers = [false, true];
    let tries = 0;
    const code = loadAgain(
      async () => {
        tries += 1;
        throw new TypeError('Failed to fetch dynamically imported module');
      },
      async () => undefined,
      async () => answers.shift() ?? true,
    );
    await expect(Promise.race([code, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).resolves.toBe(
      'waits',
    );
    expect(tries).toBe(2);
  });

  it('asks again for the styles that were lost with it', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    document.head.append(link);
    const answers = [false, true];
    await loadAgain(
      async () => {
        if (answers.shift() === true) return 'code';
        link.dispatchEvent(new Event('error'));
        throw new TypeError('Unable to preload CSS');
      },
      async () => undefined,
    );
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    expect(document.head.querySelector('link')).not.toBe(link);
  });
});
