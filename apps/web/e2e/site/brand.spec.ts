import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { startPrivateWorld, type PrivateWorld } from '../support/private-world.ts';

// One world for all, one test after the other.
test.describe.configure({ mode: 'default' });

const shipped = fileURLToPath(new URL('../../../sandbox/site', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'slipstream-brand-'));
const siteFile = path.join(folder, 'site.json');
const readSite = () => JSON.parse(readFileSync(siteFile, 'utf8')) as object;

/** Yellow can't be read on white: by day it has to become darker. */
const brand = {
  primary: '#ffdd00',
  secondary: '#3a0ca3',
  radius: 2,
  density: 'comfortable',
  font: { family: 'Georgia' },
};

let world: PrivateWorld;
test.beforeAll(async () => {
  cpSync(shipped, folder, { recursive: true });
  writeFileSync(siteFile, JSON.stringify({ ...readSite(), site_name: 'Gold Bets', logo: null, brand }));
  const features = path.join(folder, 'features.json');
  writeFileSync(features, JSON.stringify([...(JSON.parse(readFileSync(features, 'utf8')) as string[]), 'customizer']));
  world = await startPrivateWorld('brand', 6, {
    webEnv: { PAGE_FRESH_MS: '0' },
    apiEnv: { SITE_DIR: folder },
    hasHost: true,
  });
});
test.afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What of a brand can be seen in a page. */
async function lookOf(page: Page) {
  return page.evaluate(() => {
    const tokens = getComputedStyle(document.documentElement);
    const names = ['--accent', '--surface-0', '--text', '--radius-control', '--font'];
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      tokens: names.map((name) => tokens.getPropertyValue(name).replaceAll(/\s/g, '')),
      density: document.documentElement.dataset['density'],
      name: document.querySelector('header a strong')?.textContent,
    };
  });
}

test('[BRAND-3] a brand is in the first answer of every page, and all of it can be read', async ({ page, request }) => {
  const broken: string[] = [];
  page.on(
    'console',
    (message) => void (/Content Security Policy|hydrat/i.test(message.text()) && broken.push(message.text())),
  );
  const html = await (await request.get(`${world.webUrl}/sportsbook`)).text();
  const head = html.slice(0, html.indexOf('<body'));
  expect(head).toContain('--radius-control:2px');
  const ground = /name="theme-color"[^>]*data-night="(#[\da-f]{6})"/.exec(head)?.[1];
  expect(await (await request.get(`${world.webUrl}/manifest.webmanifest`)).json()).toMatchObject({
    name: 'Gold Bets',
    theme_color: ground,
  });
  expect((await request.get(`${world.webUrl}/share/en/site.png`)).status()).toBe(200);
  expect(await (await request.get(`${world.hostUrl}/brand.css`)).text()).toContain('--radius-control:2px');

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // A page that stands still: on one with live odds the measurement would not end on a busy machine.
    await page.goto(`${world.webUrl}/sportsbook/about`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gold Bets' })).toBeVisible();
    expect(await lookOf(page)).toMatchObject({ density: 'comfortable', name: 'Gold Bets' });
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html: node }) => node))).toEqual([]);
  }
  expect(broken).toEqual([]);
});

test('[BRAND-5] the customizer changes the page, and its export gives the same page', async ({ page, browser }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => void (asked.url().includes('customizer') && loaded.push(asked.url())));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${world.webUrl}/sportsbook`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gold Bets' })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).last().click();
  await expect(page).toHaveURL(/\/about$/);
  expect(loaded).toEqual([]);

  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Customizer' }).click();
  const panel = page.getByRole('region', { name: 'Customizer' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await panel.getByRole('textbox', { name: 'Primary colour' }).first().fill('#00aa55');
  await panel.getByRole('textbox', { name: 'Site name' }).fill('Green Bets');
  await panel.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await panel.getByRole('slider', { name: 'Corners' }).fill('14');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Green Bets' })).toBeVisible();
  await expect.poll(async () => (await lookOf(page)).tokens).toContain('14px');
  for (const figure of await panel.getByTestId(/^contrast-/).allTextContents()) {
    expect(Number(figure)).toBeGreaterThanOrEqual(4.5);
  }
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="Customizer"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const tried = await lookOf(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  const exported = await (await download).path();

  writeFileSync(siteFile, readFileSync(exported));
  const other = await browser.newPage();
  await expect(async () => {
    await other.goto(`${world.webUrl}/sportsbook/about`);
    expect(await lookOf(other)).toEqual(tried);
  }).toPass();
  await other.close();
});

test('[CAT-8] the leagues at the side come by the priorities of their own key', async ({ page }) => {
  const leagues = async (query: string) => {
    const { data } = await world.read<{ data: { name: string }[] }>(`/tournaments?limit=4${query}`);
    return data.map(({ name }) => name);
  };
  const [own, byKey] = [await leagues(''), await leagues('&priority_key=top-leagues')];
  expect(byKey).not.toEqual(own);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${world.webUrl}/sportsbook`);
  const menu = page.getByRole('navigation', { name: 'Sports' });
  const places = await menu.getByRole('link').allTextContents();
  const order = byKey.map((name) => places.findIndex((place) => place.includes(name)));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});
