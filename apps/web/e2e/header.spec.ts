import { expect, test } from './support/betting-world.ts';

for (const [path, who] of [
  ['/sportsbook', 'rich'],
  ['/de/sportsbook', 'rich'],
  ['/ar/sportsbook', 'rich'],
  ['/ar/sportsbook', 'ordinary'],
] as const) {
  test(`[I18N-2] a phone’s header at ${path} shows ${who} the balance and the menu and is no wider than the window`, async ({
    play,
  }) => {
    const { page } = await play({ who, width: 390, path });
    const header = page.getByRole('banner');
    const whole = header.getByTestId('balance');
    await expect(whole).toBeAttached();
    // A balance too long for a phone has a short form beside the whole one, which is then only read aloud.
    const shown = whole.locator('xpath=following-sibling::*').or(whole).last();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const box of [shown, header.getByRole('button').last()]) {
        await expect(box).toBeInViewport({ ratio: 1 });
        expect((await box.boundingBox())?.width).toBeGreaterThan(20);
      }
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
  });
}

test('[NOTIF-1] the focus is back on the bell when the notifications are closed, on a phone too', async ({ play }) => {
  for (const width of [390, 1440]) {
    const { page } = await play({ who: 'rich', width });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
    await expect(bell).toBeFocused();
  }
});
