import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';
import { trackedFiles } from '../tracked-files.ts';

const spec = readFileSync(join(root, 'docs/SPEC.md'), 'utf8');
const known = new Set([...spec.matchAll(/\*\*([A-Z0-9]+-\d+)\*\*/g)].map(([, id]) => id));

describe('docs/SPEC.md and the tests speak of the same rules', () => {
  const files = trackedFiles(/\.test\.tsx?$|apps\/web\/e2e\/.*\.ts$/);
  const named = files.flatMap((path) => {
    const titles = readFileSync(join(root, path), 'utf8').matchAll(/\[([A-Z][A-Z0-9]+-\d+)\]/g);
    return [...titles].map(([, id]) => ({ path, id }));
  });

  it('every rule a test names is in the page', () => {
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('every rule has a test that names it', () => {
    const tested = new Set(named.map(({ id }) => id));
    expect([...known].filter((id) => !tested.has(id))).toEqual([]);
  });

  it('no rule is written twice', () => {
    const ids = [...spec.matchAll(/\*\*([A-Z0-9]+-\d+)\*\*/g)].map(([, id]) => id);
    expect(ids).toHaveLength(known.size);
  });
});
