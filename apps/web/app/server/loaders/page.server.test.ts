import { expect, it } from 'vitest';

import { compressAlike, pageBody, renderPage } from './page.server.ts';

const render = () =>
  renderPage(new Request('https://bet.example.com/'), async () => new Response('a match and its prices '.repeat(100)));

it('a page is compressed when first asked for, once', async () => {
  const page = await render();
  expect(page.compressed).toEqual({});
  const { bytes, encoding } = await pageBody(page, 'br');
  expect(encoding).toBe('br');
  expect((await pageBody(page, 'br')).bytes).toBe(bytes);
});

it('a page that takes the place of another is compressed as that one was', async () => {
  const [before, page] = [await render(), await render()];
  await pageBody(before, 'gzip');
  compressAlike(page, before);
  expect(Object.keys(page.compressed)).toEqual(['gzip']);
});
