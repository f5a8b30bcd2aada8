import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { proven, reviewed } from './regular-expressions.data.ts';
import { syntaxOf } from './syntax-of.ts';
import { trackedFiles } from './tracked-files.ts';

/** What only runs while building or testing meets no text from outside. */
const notShipped = /\.(test|config)\.|\/(e2e|testing|bench|vite|tools)\//;

const used = expressions();

describe('regular expressions', () => {
  it('take time in proportion to the text, so that no text can freeze a server', { timeout: 300_000 }, () => {
    const known = new Set([...proven, ...reviewed.map(([expression]) => expression)]);
    const fresh = used.filter((expression) => !known.has(expression));
    // Checking all would take minutes. A new one that passes can be added to the list of those that are proven.
    expect(fresh.filter((expression) => !isLinear(expression))).toEqual([]);
  });

  it('that are listed are still there', { timeout: 60_000 }, () => {
    expect([...proven, ...reviewed.map(([expression]) => expression)].filter((each) => !used.includes(each))).toEqual(
      [],
    );
  });
});

function expressions(): readonly string[] {
  const sources = trackedFiles(/^(apps|packages)\/.*\.(ts|tsx|js|mjs)$/).filter((path) => !notShipped.test(path));
  const found = sources.flatMap((path) =>
    syntaxOf(path, readFileSync(join(root, path), 'utf8')).flatMap(({ type, regex }) =>
      type === 'Literal' && regex ? [`/${regex.pattern}/${regex.flags}`] : [],
    ),
  );
  return [...new Set(found)];
}

function isLinear(expression: string): boolean {
  const end = expression.lastIndexOf('/');
  const flags = expression.slice(end + 1);
  const { status } = checkSync(expression.slice(1, end), flags, { checker: 'automaton', timeout: 60_000 });
  return status === 'safe';
}
