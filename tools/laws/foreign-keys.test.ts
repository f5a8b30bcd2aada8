import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { syntaxOf, type SyntaxNode } from './syntax-of.ts';
import { trackedFiles } from './tracked-files.ts';

describe('keys from outside', () => {
  it('are never looked up with `in`, which also finds what every object inherits', { timeout: 60_000 }, () => {
    const sources = trackedFiles(/^(apps|packages)\/.*\.(ts|tsx|js|mjs)$/).filter(
      (path) => !/\.test\.|\/e2e\//.test(path),
    );
    const careless = sources.filter((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return source.includes(' in ') && syntaxOf(path, source).some(looksUpWithIn);
    });
    expect(careless).toEqual([]);
  });
});

/** A key that stands in the source, as in `'limit' in refusal`, tells members of a union apart and is no danger. */
function looksUpWithIn({ type, operator, left }: SyntaxNode): boolean {
  if (type !== 'BinaryExpression' || operator !== 'in') return false;
  return left?.type !== 'Literal' && left?.type !== 'PrivateIdentifier';
}
