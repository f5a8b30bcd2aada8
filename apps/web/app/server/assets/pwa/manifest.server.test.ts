import { expect, it } from 'vitest';

import { manifest } from './manifest.server.ts';

it('lets a browser install the site under its own name', () => {
  expect(manifest('Slipstream', 'Odds')).toMatchObject({
    name: 'Slipstream',
    short_name: 'Slipstream',
    start_url: '/sportsbook',
    display: 'standalone',
    icons: expect.arrayContaining([
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]),
  });
});
