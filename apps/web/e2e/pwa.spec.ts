import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('[ALERT-1] without a connection the app still answers, and keeps no page of anybody', async ({
  page,
  context,
  request,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');

  await page.goto('/sportsbook/schedule');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.goto('/sportsbook/live');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/sportsbook/offline']);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  // Nobody has to do anything: the page comes by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
});
