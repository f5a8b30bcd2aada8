import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = [...read('docs/coverage.md').matchAll(/^\| (?!requirement)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, requirement = '', rules = '', way = '']) => ({ requirement, rules: rules.split(' '), way }),
);
const rulesOfSpec = new Set([...read('docs/SPEC.md').matchAll(/\*\*([A-Z0-9]+-\d+)\*\*/g)].map(([, id = '']) => id));
const sandbox = read('apps/sandbox/README.md');
const levers = new Set([...sandbox.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, name = '']) => name));
const accounts = new Set([...sandbox.matchAll(/^\| (\w+)@slipstream\.example/gm)].map(([, name = '']) => name));

describe('docs/coverage.md', () => {
  it('names rules that exist', () => {
    expect(rows.flatMap(({ rules }) => rules.filter((rule) => !rulesOfSpec.has(rule)))).toEqual([]);
  });

  it('has a line for every rule of docs/SPEC.md', () => {
    const covered = new Set(rows.flatMap(({ rules }) => rules));
    expect([...rulesOfSpec].filter((rule) => !covered.has(rule))).toEqual([]);
  });

  it('names levers and accounts of the sandbox', () => {
    const named = rows.flatMap(({ way }) => {
      const isLever = /\blevers?\b/.test(way);
      return [...way.matchAll(/`([a-z_]+(?:-[a-z]+)*)`/g)].flatMap(([, name = '']) =>
        accounts.has(name) || (isLever && levers.has(name)) ? [] : [name],
      );
    });
    expect(named).toEqual([]);
  });
});
