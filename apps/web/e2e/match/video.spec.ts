import { expect, test, type Page } from '@playwright/test';

import { covered } from '../support/covered.ts';
import { control, openLively } from '../support/sandbox.ts';
import { signUp } from '../support/sign-up.ts';

// Moving pictures wait for a press where less motion is wanted.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const timeOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));

test('[VIDEO-1] who may not watch is told why, beside the odds, with what helps', async ({ page, context }) => {
  await openLively(page, '/sportsbook');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Live/ }).click();
  await page.getByRole('link', { name: 'With video' }).click();
  await expect(page).toHaveURL(/hasVideo=true$/);
  await page.locator('[data-match]').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Watch live' }).click();
  const player = page.getByRole('region', { name: 'Video' });
  await expect(player).toContainText('Sign in to watch this match.');
  await expect(player.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await signUp(context.request);
  await control(page.request, 'video-country', { country: 'DE' });
  try {
    // The choice to watch holds for the session.
    await page.reload();
    await expect(player).toContainText('This video can’t be shown in your country.');
  } finally {
    await control(page.request, 'video-country', {});
  }
  const match = /-m(\d+)$/.exec(page.url())?.[1];
  await control(page.request, 'video', { match, state: 'failed' });
  await page.reload();
  await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
  await control(page.request, 'video', { match, state: 'live' });
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
});

test('[VIDEO-3] a match is found by its video, watched while its odds are read, and its end is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request);
  await openLively(page, '/sportsbook');
  await page.locator('nav[data-tab-bar]').getByRole('link', { name: 'Live' }).click();
  await page.getByRole('link', { name: 'With video' }).click();
  await expect(page).toHaveURL(/hasVideo=true$/);
  await page.locator('[data-match]').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
  await page.getByRole('button', { name: 'Watch live' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 1);
  await expect(page.getByText('The picture may be several seconds late.')).toBeVisible();

  // Scrolled away, it is a strip that stays, and everything below it can still be pressed.
  await page.mouse.wheel(0, 1200);
  const player = page.getByRole('region', { name: 'Video' });
  await expect.poll(async () => (await player.boundingBox())?.height).toBeLessThan(100);
  await expect(player).toBeInViewport({ ratio: 1 });
  const strip = await player.boundingBox();
  expect(strip?.width).toBe(390);
  const end = (strip?.y ?? 0) + (strip?.height ?? 0);
  // What has been scrolled under it, as under the header, is out of sight.
  const under = (await covered(page, end)).filter((text) => text.includes('video'));
  expect(under).toEqual([]);
  expect(await timeOf(page)).toBeGreaterThan(before);

  const match = /-m(\d+)$/.exec(page.url())?.[1];
  await control(page.request, 'video', { match, state: 'ended' });
  await expect(page.getByText('The video has ended.')).toBeVisible({ timeout: 25_000 });
  await page.getByRole('button', { name: 'Close video' }).click();
  await expect(player).toHaveCount(0);
  await control(page.request, 'video', { match, state: 'live' });
});
