import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { syntaxOf, type SyntaxNode } from './syntax-of.ts';
import { trackedFiles } from './tracked-files.ts';

const compares = new Set(['===', '!==', '<', '<=', '>', '>=']);
/** Numbers from here on are HTTP statuses, which have no other name. */
const httpStatusMin = 100;

describe('statuses', () => {
  it('are compared by name, with the tables of packages/units', { timeout: 60_000 }, () => {
    const sources = trackedFiles(/^(apps|packages)\/.*\.(ts|tsx)$/).filter(
      (path) => !/\.test\.|\/(e2e|testing|bench|build)\//.test(path),
    );
    const bare = sources.filter((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return /status/i.test(source) && syntaxOf(path, source).some(comparesBareStatus);
    });
    expect(bare).toEqual([]);
  });

  it.each([
    ['match.status >= 3', true],
    ['1 === status', true],
    ['market?.status !== -1', true],
    ['engine.statusOf(fixture) === 0', true],
    ['held!.matchStatus < 2', true],
    ['reply.status === 404', false],
    ['status === matchStatus.stopped', false],
    ['status === "open"', false],
    ['statuses.length > 0', false],
  ])('%s is refused: %s', (source, isRefused) => {
    expect(syntaxOf('a.ts', source).some(comparesBareStatus)).toBe(isRefused);
  });
});

function comparesBareStatus({ type, operator = '', left, right }: SyntaxNode): boolean {
  if (type !== 'BinaryExpression' || !compares.has(operator)) return false;
  return (isStatus(left) && isBareNumber(right)) || (isStatus(right) && isBareNumber(left));
}

function isStatus(node: SyntaxNode | undefined): boolean {
  if (node === undefined) return false;
  return /(?:^s|S)tatus(?:Of)?$/.test(node.name ?? '') || [node.property, node.callee, node.expression].some(isStatus);
}

function isBareNumber(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'UnaryExpression') return isBareNumber(node.argument);
  return typeof node?.value === 'number' && node.value < httpStatusMin;
}
