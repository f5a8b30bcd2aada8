import { expect, test } from '@playwright/test';

// What crawlers and networks read: no browser needed, only answers.

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test('[ROUTE-7] [ROUTE-8] [ROUTE-9] a crawler finds its way and every page says what it is', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`${baseURL}/sitemaps/en/leagues.xml`);
  const matches = await (await request.get('/sitemaps/en/matches-1.xml')).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(matches)?.[1] ?? '';
  expect((await request.get('/sitemaps/xx/pages.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/en/matches-99.xml')).status()).toBe(404);

  const page = await request.get(address);
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain(`hrefLang="x-default" href="${address}"`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'SportsEvent', url: address });

  const picture = await request.get(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).subarray(0, 4)).toEqual(pngSign);
});

test('[ROUTE-8] what is nobody’s to find says so', async ({ request }) => {
  for (const path of [
    '/sportsbook/favorites',
    '/sportsbook/404',
    '/sportsbook/offline',
    '/sportsbook/busy',
    '/sportsbook/init-sportsbook',
  ]) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex,nofollow"/>');
  }
  const live = await (await request.get('/sportsbook/live?sport=tennis')).text();
  expect(live).not.toContain('name="robots"');
  expect(live).toMatch(/<link rel="canonical" href="[^"?]+\/sportsbook\/live"\/>/);
});

test('[CONFIG-4] pictures come through a proxy that is no open one', async ({ request, page }) => {
  await page.goto('/sportsbook');
  const logo = page.locator('header img:visible').first();
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await expect(logo).toHaveAttribute('src', /^\/images\?src=/);
  for (const source of ['http://169.254.169.254/latest', 'https://example.com/a.png', 'file:///etc/passwd']) {
    expect((await request.get(`/images?src=${encodeURIComponent(source)}&w=64`)).status()).toBe(404);
  }
});
