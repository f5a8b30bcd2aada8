import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from './tracked-files.ts';

const linesMax = 250;
const componentLinesMax = 200;
/** Tables of facts are as long as the facts; catalogues of messages too. */
const isData = (path: string) => /\.data\.ts$|\/data\/|\/vectors\/|packages\/locales\/|\.json$/.test(path);
const isComponent = (path: string) => path.endsWith('.tsx') && !path.includes('.test.');

describe('a reader can take in any file at once', () => {
  it(`no file passes ${linesMax} lines, no component ${componentLinesMax}`, () => {
    const files = trackedFiles(/\.(ts|tsx|mjs|cjs|css)$/).filter((path) => !isData(path));
    const long = files
      .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > (isComponent(path) ? componentLinesMax : linesMax));
    expect(long).toEqual([]);
  });
});
