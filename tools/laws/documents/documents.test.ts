import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';
import { trackedFiles } from '../tracked-files.ts';

const documents = ['SECURITY.md', 'README.md', 'CONTRIBUTING.md', ...trackedFiles(/^docs\/[\w-]+\.md$/)];
const named = /`((?:apps|packages|tools|docs)\/[\w./-]+)`/g;
const linked = /\]\(([\w./-]+)(?:#[\w-]+)?\)/g;

const decisions = new Set(
  trackedFiles(/^docs\/decisions\//).map((path) => path.slice('docs/decisions/'.length).slice(0, 2)),
);

describe('documents', () => {
  it.each(documents)('%s links to what is there', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const targets = [...text.matchAll(linked)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([]);
  });

  it.each(documents)('%s names decisions that there are', (document) => {
    const numbers = readFileSync(join(root, document), 'utf8').matchAll(/\bdecision \[?(\d+)/g);
    expect(
      [...numbers].map(([, number = '']) => number.padStart(2, '0')).filter((each) => !decisions.has(each)),
    ).toEqual([]);
  });

  it.each([
    ['docs/security.md', 40],
    ['docs/how-to-change.md', 20],
    ['docs/GLOSSARY.md', 20],
  ])('%s names files that exist', (document, least) => {
    const text = readFileSync(join(root, document), 'utf8');
    const paths = [...text.matchAll(named)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(least);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
