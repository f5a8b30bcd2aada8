import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from './tracked-files.ts';

describe('messages between windows', () => {
  it('[EMBED-7] name the origin they are for: none is sent to whoever may be there', () => {
    const sources = trackedFiles(/^(apps|packages)\/.*\.(ts|tsx|js|mjs)$/).filter((path) => !path.includes('.test.'));
    const careless = sources.filter((path) =>
      /postMessage\([^;]*?,\s*(['"`])\*\1|targetOrigin:\s*(['"`])\*\2/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(careless).toEqual([]);
  });
});
