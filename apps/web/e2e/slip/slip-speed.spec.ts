import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { expect, shake, test } from '../support/betting-world.ts';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));

/** What the slip may weigh, compressed. */
const slipBytesMax = 45 * 1024;

/** What every page loads anyway, before and after it can be used. */
const everyPage = ['entry.client', 'root', 'sportsbook', 'home', 'live', 'start-live', 'start-session'];

/** What comes with the first pick. */
const withFirstPick = ['load-slip', 'slip-body', 'slip-alerts', 'quick-bet-body'];

/** The scripts of these names and all that they import. */
async function scriptsOf(names: readonly string[]): Promise<ReadonlySet<string>> {
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const found = new Set<string>();
  const waiting = files.filter((file) => names.includes(file.replace(/-[\w-]{8}\.js$/, '')));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = await readFile(assets + file, 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      if (imported !== undefined) waiting.push(imported);
    }
  }
  return found;
}

test('what comes with the first pick weighs at most 45 KB', async () => {
  const known = await scriptsOf(everyPage);
  const added = [...(await scriptsOf(withFirstPick))].filter((file) => !known.has(file));
  expect(added.length).toBeGreaterThanOrEqual(withFirstPick.length);
  const sizes = await Promise.all(added.map(async (file) => gzipSync(await readFile(assets + file)).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(slipBytesMax);
});

/** Taps a price and counts the frames until it shows as selected. */
async function framesUntilPressed(element: HTMLElement | SVGElement): Promise<number> {
  if (element instanceof HTMLElement) element.click();
  for (let frame = 1; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (element.getAttribute('aria-pressed') === 'true') return frame;
  }
  return Number.POSITIVE_INFINITY;
}

/** Types a stake and counts the frames until the slip's button says it. */
async function framesUntilSaid(element: HTMLElement | SVGElement, stake: string): Promise<number> {
  if (!(element instanceof HTMLInputElement)) return Number.POSITIVE_INFINITY;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, stake);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  for (let frame = 1; frame < 60; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (element.closest('fieldset')?.textContent.includes(`€${stake}.00`) === true) return frame;
  }
  return Number.POSITIVE_INFINITY;
}

test('the slip is loaded when first needed, and taps and stakes show in the next frame under any load', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, page } = await play({ who: 'rich', path: '/sportsbook/live' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The balance is asked for once the page is hydrated; before that a tap waits.
  await expect(page.getByTestId('balance')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(?:load-slip|slip-body)[^/]*$/.test(url))).toEqual([]);
  const open = slip.prices().locator('[data-odds][data-state=open]');
  expect(await open.first().evaluate(framesUntilPressed)).toBe(1);
  await expect(slip.legs).toHaveCount(1);

  // Any price will do, so the player is not asked about each of a thousand.
  await slip.panel.locator('summary').click();
  await slip.panel.getByRole('radio', { name: 'Accept any odds' }).check();
  await shake(world, 1000);
  const another = page.locator('main [data-match]').nth(3).locator('[data-odds][data-state=open]').first();
  expect(await another.evaluate(framesUntilPressed)).toBeLessThanOrEqual(2);
  await expect(slip.legs).toHaveCount(2);
  expect(await slip.stake.evaluate(framesUntilSaid, '25')).toBeLessThanOrEqual(2);
  await shake(world, 0);
  await slip.panel.getByRole('radio', { name: 'Ask me' }).check();
});
