import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/betting-world.ts';

// A sheet that is pulled and let go moves, and so it does here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pulls with a finger from the middle of something, so many pixels down. */
async function pull(page: Page, from: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + width / 2, y: y + height / 2 };
  const client = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + dy }],
    });
  await touch('touchStart');
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', (by * step) / 4);
  await touch('touchEnd');
}

/** How much of the window's height a box lies in, and whether it is what a finger would hit there. */
async function isInSight(box: Locator): Promise<boolean> {
  return box.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(hit);
  });
}

/** Which part of a slip's height its selections have. */
async function listShare(slip: Locator): Promise<number> {
  return slip.evaluate((box) => {
    const list = box.querySelector('fieldset > div') ?? box;
    return list.getBoundingClientRect().height / box.getBoundingClientRect().height;
  });
}

/** How often the router began to load a page since. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  interface Router {
    subscribe(listener: (state: { readonly navigation: { readonly state: string } }) => void): void;
  }
  await page.evaluate(() => {
    const router = (window as unknown as Record<string, Router>)['__reactRouterDataRouter'];
    document.body.dataset['loads'] = '0';
    router?.subscribe(({ navigation: { state } }) => {
      const { dataset } = document.body;
      if (state === 'loading') dataset['loads'] = String(Number(dataset['loads']) + 1);
    });
  });
  return async () => Number(await page.locator('body').getAttribute('data-loads'));
}

test('[PANEL-4] a phone’s slip opens from its bar and closes by a pull, a key, a button or Back, and leaves no trace in the history', async ({
  play,
}) => {
  const { slip, page } = await play({ who: null, width: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Live' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  const entries = await page.evaluate(() => history.length);
  const loads = await countLoads(page);

  await test.step('picks leave the page in sight, and the bar counts them', async () => {
    await slip.pick(2);
    await expect(sheet).toBeHidden();
    await expect(slip.bar).toHaveText(/^2 ?2 selections.*Double.*\d\.\d\d/);
    expect((await slip.bar.boundingBox())?.height).toBeLessThan(60);
  });

  await test.step('a pull up opens it, a pull down closes it', async () => {
    await pull(page, slip.bar, -80);
    await expect(sheet).toBeVisible();
    const handle = sheet.getByRole('button', { name: 'Pull down to close' });
    await expect.poll(async () => isInSight(handle)).toBe(true);
    await pull(page, handle, 200);
    await expect(sheet).toBeHidden();
    await expect(slip.bar).toBeVisible();
  });

  await test.step('both tabs have one height', async () => {
    await slip.bar.click();
    await expect.poll(async () => isInSight(slip.placeButton.or(slip.button(/Sign in|Enter a stake/)))).toBe(true);
    const tab = sheet.getByRole('tab', { name: 'My bets' });
    const before = await tab.boundingBox();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await tab.boundingBox()).toEqual(before);
    await sheet.getByRole('tab', { name: /^Bet slip/ }).click();
  });

  await test.step('Back closes it and stays', async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/live$/);
    await expect(slip.bar).toBeFocused();
  });

  for (const name of ['Pull down to close', 'Close bet slip']) {
    await test.step(`its button "${name}" closes it by keyboard`, async () => {
      await slip.bar.press('Enter');
      await sheet.getByRole('button', { name }).press('Enter');
      await expect(sheet).toBeHidden();
    });
  }

  await test.step('Escape closes it', async () => {
    await slip.bar.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('none of these loads the page again', async () => {
    await expect.poll(async () => page.evaluate(() => 'sheet' in (history.state as object))).toBe(false);
    expect(await loads()).toBe(0);
  });

  await test.step('a link in it leads on, one Back leads here again, and Forward there', async () => {
    await slip.bar.click();
    await sheet.getByRole('listitem').getByRole('link').first().click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/-m\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/live$/);
    await page.goForward();
    await expect(page).toHaveURL(/-m\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/live$/);
    await expect.poll(async () => page.evaluate(() => 'sheet' in (history.state as object))).toBe(false);
  });

  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 2);
  await page.goBack();
  await expect(page).toHaveURL(/\/sportsbook$/);
});

test('[PANEL-4] the address of my bets opens a phone’s sheet with the focus on their tab', async ({ play }) => {
  const { page } = await play({ who: null, width: 390 });
  await page.goto('/sportsbook#myBets');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'My bets' })).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('tabpanel', { name: 'My bets' })).toBeVisible();
});

test('[PANEL-4] [PANEL-5] [TICKET-3] stake and button stay on the screen, the selections have the rest, and Done closes the slip', async ({
  play,
}) => {
  const { slip, page } = await play({ who: 'rich', width: 390 });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await slip.pick(4);
  await slip.bar.click();
  await slip.stake.fill('2');
  for (const [width, height, least] of [
    [390, 844, 0.5],
    [320, 568, 0.4],
    // Over the keyboard, where the browser makes the page smaller.
    [390, 508, 0.35],
    [320, 318, 0.25],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => isInSight(slip.stake)).toBe(true);
      await expect.poll(async () => isInSight(slip.placeButton)).toBe(true);
      expect(await listShare(sheet)).toBeGreaterThan(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  await test.step('over a keyboard that lies on the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 508, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => ((await slip.placeButton.boundingBox())?.y ?? 844) + 40).toBeLessThan(508);
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  // Of singles only those with a stake are placed; the others wait in the slip.
  await slip.type('Singles').check();
  await slip.stake.fill('0');
  await slip.legs.first().getByRole('textbox').fill('2');
  await slip.button('Place 1 of 4 bets · €2.00').click();
  await expect(sheet).toContainText('3 selections without a stake are still in your bet slip.');
  await slip.done();
  await expect(sheet).toBeHidden();
  await expect(slip.bar).toContainText('3 selections');

  await test.step('beside the page of a small laptop', async () => {
    // Its keyboard lies on nothing.
    await page.evaluate(() => {
      Reflect.deleteProperty(visualViewport ?? {}, 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await page.setViewportSize({ width: 1024, height: 768 });
    await slip.stake.fill('2');
    await expect.poll(async () => isInSight(slip.placeButton)).toBe(true);
    expect(await isInSight(slip.stake)).toBe(true);
    expect(await listShare(slip.panel)).toBeGreaterThan(0.5);
  });
});
