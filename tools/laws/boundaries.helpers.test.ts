import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { importsOf } from './imports-of.ts';

describe('the law about imports can see', () => {
  it.each([
    ["import { a } from './a.ts';", [{ target: './a.ts', isType: false, isLazy: false }]],
    ["import type { A } from './a.ts';", [{ target: './a.ts', isType: true, isLazy: false }]],
    ["import {\n  a,\n  type B,\n} from './a.ts';", [{ target: './a.ts', isType: false, isLazy: false }]],
    ["export { a } from './a.ts';", [{ target: './a.ts', isType: false, isLazy: false }]],
    ["import './a.css';", [{ target: './a.css', isType: false, isLazy: false }]],
    ["const a = await import('./a.ts');", [{ target: './a.ts', isType: false, isLazy: true }]],
    ["export const from = 'here';", []],
  ])('%s', (source, found) => {
    expect(importsOf(source)).toEqual(found);
  });

  it('a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
    expect(findCycle(new Map([['a', ['b']]]))).toEqual([]);
  });
});
