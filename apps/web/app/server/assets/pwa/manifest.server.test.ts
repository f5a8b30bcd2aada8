import { expect, it } from 'vitest';

import { manifest } from './manifest.server.ts';

it('[BRAND-3] lets a browser install the site under its own name', () => {
  expect(manifest('Slipstream', 'Odds', { night: '#070d14', day: '#ffffff' })).toMatchObject({
    name: 'Slipstream',
    short_name: 'Slipstream',
    start_url: '/sportsbook',
    display: 'standalone',
    background_color: '#070d14',
    theme_color: '#070d14',
    icons: expect.arrayContaining([
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ]),
  });
});
