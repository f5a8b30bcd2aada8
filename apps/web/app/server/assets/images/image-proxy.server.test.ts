import { createServer, type Server } from 'node:http';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createImageProxy } from './image-routes.server.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="80" height="50"/>${inside}</svg>`;
let server: Server;
let origin = '';

beforeAll(async () => {
  const wide = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    switch (request.url ?? '') {
      case '/wide.png':
        response.end(wide);
        break;
      case '/drawing.svg':
        response.end(drawing('<script>alert(1)</script>'));
        break;
      case '/strange.svg':
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
        break;
      case '/words.svg':
        response.end(drawing('<text>alive</text><script>alert(1)</script>'));
        break;
      case '/page.html':
        response.end('<html>');
        break;
      case '/moved.png':
        response.writeHead(302, { location: '/wide.png' }).end();
        break;
      case '/endless.png':
        response.write(Buffer.alloc(9 << 20));
        break;
      default:
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string, format: 'avif' | 'webp' | 'plain', isOwn = true) {
  const proxy = createImageProxy(isOwn ? { own: [origin], others: [] } : { own: [], others: [origin] });
  return proxy({ source: new URL(path, origin), width: 320 }, format);
}

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['plain', 'image/jpeg'],
] as const)('[CONFIG-4] makes a picture smaller, as %s', async (format, contentType) => {
  const page = await ask('/wide.png', format);
  expect([page.status, page.headers['content-type']]).toEqual([200, contentType]);
  const { width, height } = await sharp(page.body).metadata();
  expect([width, height]).toEqual([320, 160]);
});

it('[CONFIG-4] draws a drawing as wide as it is asked for', async () => {
  const page = await ask('/drawing.svg', 'webp');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'image/webp']);
  const { width, height, hasAlpha } = await sharp(page.body).metadata();
  expect([width, height, hasAlpha]).toEqual([320, 160, true]);
});

it.each([
  ['with words', '/words.svg'],
  ['nobody here can draw', '/strange.svg'],
])('[CONFIG-4] lets a drawing %s through, with a policy under which nothing in it runs', async (_name, path) => {
  const page = await ask(path, 'avif');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(page.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

it.each([
  ['what is no picture', '/page.html', 404],
  ['what is not there', '/gone.png', 404],
  ['what leads elsewhere', '/moved.png', 502],
  ['what is too large', '/endless.png', 502],
])('[CONFIG-4] refuses %s', async (_name, path, status) => {
  expect((await ask(path, 'avif')).status).toBe(status);
});

it('[CONFIG-4] refuses a foreign name that leads into a private network', async () => {
  expect((await ask('/wide.png', 'avif', false)).status).toBe(502);
});
