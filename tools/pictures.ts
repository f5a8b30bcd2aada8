import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArgs } from './lib/browser-args.ts';
import { ensureChromium } from './lib/browser.ts';
import { buildWeb } from './lib/build-web.ts';
import { readOptions } from './lib/options.ts';
import { pagesToPicture, type Picture } from './lib/pages-to-picture.ts';
import { root } from './lib/root.ts';
import { startServices } from './lib/services.ts';
import { planStack } from './lib/stack.ts';

const usualWidths = '320,390,768,1024,1440,1920,2560';
const themes = [
  { name: 'night', colorScheme: 'dark' },
  { name: 'day', colorScheme: 'light' },
] as const;
/** Most of a picture's time is waiting for live prices; more than this many pages keep a small machine from answering. */
const atOnce = 3;
/** The one that the documents show. */
const inDocs = 'home-1440-night';

const { only, widths: chosenWidths = usualWidths, locale = 'en' } = readOptions();
const widths = String(chosenWidths).split(',').map(Number);
const names = only === undefined ? null : new Set(String(only).split(','));
const isRefreshing = locale === 'en';

const chromiumPath = ensureChromium();
buildWeb();
const data = mkdtempSync(join(tmpdir(), 'slipstream-pictures-'));
const ports = {
  'web-port': '3200',
  'sandbox-port': '3210',
  'host-port': '3220',
  'controls-port': '3230',
  seed: 'pictures',
  data,
};
const stack = await planStack(ports, [join(root, 'apps/web/server.ts')]);
const running = startServices(stack.services);
const problems: string[] = [];
try {
  await running.ready;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserArgs });
  await takeAll(browser);
  await browser.close();
} finally {
  await running.stop();
  rmSync(data, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

async function takeAll(browser: Browser): Promise<void> {
  for (const picture of await pagesToPicture(stack, String(locale))) {
    const { name } = picture;
    if (names !== null && !names.has(name)) continue;
    const shots = themes.flatMap((theme) => widths.map((width) => ({ ...picture, theme, width })));
    await Promise.all(Array.from({ length: atOnce }, async () => takePictures(browser, shots)));
    console.log(name);
  }
}

interface Shot extends Picture {
  readonly theme: (typeof themes)[number];
  readonly width: number;
}

/** Takes pictures until none is left; several of these share a list. */
async function takePictures(browser: Browser, shots: Shot[]): Promise<void> {
  for (let shot = shots.shift(); shot !== undefined; shot = shots.shift()) {
    const { name, width, theme } = shot;
    const failed = (reason: unknown) => [`${name}-${width}-${theme.name} could not be taken: ${String(reason)}`];
    problems.push(...(await takePicture(browser, shot).catch(failed)));
  }
}

async function takePicture(from: Browser, shot: Shot): Promise<readonly string[]> {
  const { name, url, headers, theme, width } = shot;
  const isPhone = width < 780;
  const page = await from.newPage({
    viewport: { width, height: isPhone ? 844 : 1000 },
    colorScheme: theme.colorScheme,
    deviceScaleFactor: isPhone ? 2 : 1,
    extraHTTPHeaders: { ...headers },
  });
  if (shot.isPlayers) await signIn(page);
  await page.goto(url);
  // Long enough for the live prices to have arrived and, on most pages, to have moved.
  await page.waitForTimeout(2500);
  if (shot.picks !== undefined) await pick(page, shot.picks);
  const title = `${isRefreshing ? '' : `${locale}-`}${name}-${width}-${theme.name}`;
  const folders = ['pictures', ...(title === inDocs ? ['docs/pictures'] : [])];
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    await page.screenshot({ path: join(root, folder, `${title}.png`) });
  }
  const isWide = await isTooWide(page);
  await page.close();
  return isWide ? [`${title} is wider than its window`] : [];
}

async function signIn(page: Page): Promise<void> {
  const reply = await page.request.post(`${stack.addresses.sandbox}/platform/users/sign_in`, {
    data: { login: 'ordinary@slipstream.example', password: 'slipstream' },
    headers: { origin: stack.addresses.web },
  });
  if (!reply.ok()) throw new Error(`nobody could be signed in: ${reply.status()}`);
}

/** Picks outcomes of as many matches and opens the slip, as far as it is not open yet. */
async function pick(page: Page, count: number): Promise<void> {
  const open = page.locator('[data-odds][data-state="open"]');
  const rows = page.locator('[data-odds-row]').filter({ has: open });
  for (let at = 0; at < count; at += 1) await rows.nth(at).locator(open).first().click();
  const bar = page.locator('[data-slip-bar] button');
  if (await bar.isVisible()) await bar.click();
  await page.waitForTimeout(1000);
}

async function isTooWide(page: Page): Promise<boolean> {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  // The page of a busy server loads itself again, which ends a measurement.
  return measure().catch(measure);
}
