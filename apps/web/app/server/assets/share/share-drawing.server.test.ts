import { expect, it } from 'vitest';

import { hexColour } from './share-drawing.server.ts';

it.each([
  ['oklch(0 0 0)', '#000000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
])('%s is %s', (oklch, hex) => {
  expect(hexColour(oklch)).toBe(hex);
});
