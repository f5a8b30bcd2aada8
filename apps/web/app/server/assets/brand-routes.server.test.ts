import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { SiteReply } from '../config/site-source.server.ts';
import { createBrandRoutes } from './brand-routes.server.ts';

const server = createServer((request, response) => {
  response.end(request.url === '/font.woff2' ? 'wOF2 and its letters' : '<script>');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function fontOf(file: string | null, isAllowed = true) {
  const font = { family: 'Letters', file };
  const brand = { primary: '#f00', secondary: '#00f', radius: 8, density: 'auto', font };
  const routes = createBrandRoutes(async () => ({ site: { brand } }) as unknown as SiteReply, {
    own: isAllowed ? [origin] : [],
    others: [],
  });
  return routes.font();
}

it('[BRAND-1] the font of a brand comes from our own origin, for the platform’s pages too', async () => {
  const { status, headers } = await fontOf(`${origin}/font.woff2`);
  expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([200, 'font/woff2', '*']);
});

it.each([
  ['is no font', '/page.html', true],
  ['is of another origin', '/font.woff2', false],
])('[BRAND-1] a file that %s is not handed on', async (_, path, isAllowed) => {
  expect((await fontOf(origin + path, isAllowed)).status).toBe(404);
});

it('[BRAND-1] a brand without a file has none', async () => {
  expect((await fontOf(null)).status).toBe(404);
});
