import { describe, expect, it } from 'vitest';
import type { Box, Control } from '../facts.ts';
import { plainControl } from '../testing.ts';
import { checkSmall } from './small.ts';

const at = (box: Box, changes: Partial<Control> = {}): Control => ({ ...plainControl, box, ...changes });
const small = { x: 100, y: 100, width: 40, height: 16 };

describe('small targets', () => {
  it.each<[string, readonly Control[], number]>([
    ['24 by 24 is enough', [at({ x: 0, y: 0, width: 24, height: 24 }), at({ x: 24, y: 0, width: 24, height: 24 })], 0],
    ['a small one alone', [at(small)], 0],
    ['a small one beside a large one', [at(small), at({ x: 100, y: 116, width: 40, height: 40 })], 1],
    ['a small one with room around it', [at(small), at({ x: 100, y: 130, width: 40, height: 40 })], 0],
    ['two small ones below each other', [at(small), at({ ...small, y: 118 })], 2],
    ['two small ones far enough apart', [at(small), at({ ...small, y: 124 })], 0],
    ['a link in a sentence', [at(small, { isInline: true }), at({ ...small, y: 116, height: 40 })], 0],
    ['out of sight', [at(small, { isInSight: false }), at({ ...small, y: 116, height: 40 })], 0],
    [
      'a larger link to the same page',
      [at(small, { href: '/a' }), at({ ...small, y: 116, height: 40 }, { href: '/a' })],
      0,
    ],
    ['a radio and its label', [at(small), at(small)], 0],
    ['a row below a bar', [at(small), at({ ...small, y: 116, height: 40 }, { region: 'around' })], 0],
  ])('%s', (_, controls, count) => {
    expect(checkSmall({ controls })).toHaveLength(count);
  });
});
