import { expect, it } from 'vitest';

import { formatFor, qualityOf } from './image-format.server.ts';

it.each([
  ['avif', 65],
  ['webp', 70],
  ['jpeg', 80],
] as const)('[CONFIG-4] %s has quality %i', (format, quality) => {
  expect(qualityOf(format)).toBe(quality);
});

it.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0,image/webp;q=0.5', 'webp'],
  ['*/*', 'plain'],
  [undefined, 'plain'],
])('[CONFIG-4] whoever accepts %s gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
