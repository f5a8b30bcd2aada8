import { describe, expect, it } from 'vitest';

import { isSeen, placeBeside, type Box } from './place-beside.ts';

const view: Box = { x: 0, y: 56, width: 390, height: 700 };
const size = { width: 200, height: 60 };
const price: Box = { x: 260, y: 300, width: 60, height: 44 };
const box = (x: number, y: number, width = 60, height = 44): Box => ({ x, y, width, height });

describe('placeBeside', () => {
  it.each([
    ['nothing around: below, inside the view', price, [], { x: 190, y: 350 }],
    ['a price below: above', price, [box(200, 350)], { x: 190, y: 234 }],
    [
      'prices below and above: at the side with room',
      price,
      [box(200, 350, 190), box(200, 240, 190)],
      { x: 54, y: 292 },
    ],
    ['at the foot of the view: above', { ...price, y: 710 }, [], { x: 190, y: 644 }],
    ['at the head of the view: below', { ...price, y: 60 }, [], { x: 190, y: 110 }],
  ] as const)('[QUICK-8] %s', (_, anchor, prices, at) => {
    expect(placeBeside(anchor, size, view, prices)).toEqual({ ...size, ...at });
  });

  it.each([
    ['in the middle', price, true],
    ['half under the header', { ...price, y: 30 }, false],
    ['scrolled away', { ...price, y: -500 }, false],
  ])('[QUICK-8] a price %s is seen: %s', (_, anchor, seen) => {
    expect(isSeen(anchor, view)).toBe(seen);
  });
});
