import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { signIn } from './support/betting-world.ts';
import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';

const shipped = fileURLToPath(new URL('../../sandbox/site', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'slipstream-site-'));

interface PageFile {
  layout: string;
  areas: Record<string, { readonly type: string }[]>;
}

/** Edits a page of the site as an operator would: in its file, while everything runs. */
function edit(key: string, change: (page: PageFile) => void): void {
  const file = path.join(folder, 'pages', `${key}.json`);
  const page = JSON.parse(readFileSync(file, 'utf8')) as PageFile;
  change(page);
  writeFileSync(file, JSON.stringify(page));
}

const block = (type: string, settings: object) => ({ type, id: `${type}-of-the-test`, settings });
const liveLink = { label: 'Only live', href: '/live', icon: null, badge: 'new' };

// One world for all of them.
test.describe.configure({ mode: 'default' });

let world: PrivateWorld;
test.beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true });
  world = await startPrivateWorld('site', 6, { webEnv: { PAGE_FRESH_MS: '0' }, apiEnv: { SITE_DIR: folder } });
});
test.afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[ROUTE-10] [CONFIG-2] a page has the areas its site gives it, and an edit of them needs no build', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = page.getByRole('complementary', { name: 'Bet slip' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${world.webUrl}/sportsbook/about`);
  await expect(panel.getByRole('tab')).toHaveText(['Bet slip', 'My bets']);
  await expect(menu.getByRole('link')).toHaveCount(4);

  edit('about', ({ areas }) => {
    areas['header'] = [
      block('logo', {}),
      block('menu', { title: null, links: [liveLink], shown: 'all' }),
      block('actions', { actions: ['sign_in', 'bets'] }),
    ];
    areas['left_sidebar'] = [block('text', { title: 'Beside', text: 'Words beside the page.' })];
    areas['right_sidebar'] = [
      block('text', { title: null, text: 'Above the slip.' }),
      block('panel', { tabs: ['bets', 'slip'] }),
    ];
    areas['main'] = [
      block('horoscope', {}),
      block('text', { title: 7 }),
      block('text', { title: null, text: 'Anew.' }),
      block('jackpots', { title: 'Pools', limit: 1 }),
    ];
  });
  await expect(async () => {
    await page.goto(`${world.webUrl}/sportsbook/about`);
    await expect(page.getByRole('main')).toContainText('Anew.', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await expect(menu.getByRole('link')).toHaveText([/^Only live.*new$/]);
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await expect(page.getByText('Words beside the page.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Pools' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'City lights' })).toBeVisible();
  await expect(panel).toContainText('Above the slip.');
  await expect(panel.getByRole('tab')).toHaveText(['My bets', 'Bet slip']);
  await page.getByRole('banner').getByRole('button', { name: 'My bets' }).click();
  await expect(panel.getByRole('tab', { name: 'My bets' })).toHaveAttribute('aria-selected', 'true');

  // Other pages are what they were, there and back.
  await menu.getByRole('link').click();
  await expect(menu.getByRole('link')).toHaveCount(4);
  await expect(panel).not.toContainText('Above the slip.');
  await page.goBack();
  await expect(menu.getByRole('link')).toHaveCount(1);
});

test('[CONFIG-2] [CONFIG-4] of banners at the top of a page the first comes at once', async ({ page }) => {
  edit('home', ({ areas }) => {
    areas['main'] = (areas['main'] ?? []).filter(({ type }) => type === 'banners');
  });
  const pictures = page.locator('li[data-look] img');
  await expect(async () => {
    await page.goto(`${world.webUrl}/sportsbook`);
    await expect(pictures.first()).toHaveAttribute('loading', 'eager', { timeout: 1000 });
  }).toPass();
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
});

test('[NOTE-1] [NOTE-2] a site welcomes a newcomer once, and tells a player once that its terms have changed', async ({
  page,
  context,
}) => {
  const words = { title: 'Hello', text: 'All money here is play money.', link: null, shown: 'visitor' };
  edit('home', ({ areas }) => areas['main']?.push(block('welcome', { id: 'hello-1', ...words })));
  const welcome = page.getByRole('region', { name: 'Hello' });
  await expect(async () => {
    await page.goto(`${world.webUrl}/sportsbook`);
    await expect(welcome).toContainText('All money here is play money.', { timeout: 3000 });
  }).toPass();
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toHaveCount(0);

  const site = path.join(folder, 'site.json');
  const before = JSON.parse(readFileSync(site, 'utf8')) as object;
  writeFileSync(site, JSON.stringify({ ...before, terms: { version: 'november' } }));
  await signIn(context, world, 'ordinary');
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(async () => {
    await page.goto(`${world.webUrl}/sportsbook`);
    await expect(terms).toContainText('Our terms have changed.', { timeout: 3000 });
  }).toPass();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(terms).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(terms).toHaveCount(0);
  await expect(welcome).toHaveCount(0);
});

test('[ROUTE-10] a page without a right sidebar has the panel over it, and a page that is missing has its own areas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  edit('not-found', ({ areas }) => {
    areas['right_sidebar'] = [];
    areas['left_sidebar'] = [];
    areas['main'] = [block('text', { title: null, text: 'Lost in the wind.' })];
  });
  await expect(async () => {
    const response = await page.goto(`${world.webUrl}/sportsbook/nosuchsport`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Lost in the wind.', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Sports' })).toHaveCount(0);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBe(1440);
  await page.getByRole('button', { name: 'Open bet slip' }).click();
  await expect(page.getByRole('dialog', { name: 'Bet slip' })).toContainText('Your bet slip is empty');
});
