import { expect, it } from 'vitest';

import { customPageKey } from './load-content.server.ts';

const pages = [
  { key: 'vip', path: '/clubs/vip' },
  { key: 'clubs', path: '/clubs' },
  { key: 'other', path: '/clubs' },
];

it.each([
  ['/clubs/vip', 'vip'],
  ['/clubs', 'clubs'],
  ['/clubs/vip/more', undefined],
  ['/vip', undefined],
  ['/', undefined],
])('[ROUTE-3] at %s a site that added pages has %s', (path, key) => {
  expect(customPageKey(pages, path)).toBe(key);
});
