import type { Page } from '@playwright/test';

const hitOn = (page: Page) => page.getByRole('dialog', { name: /^You won the .* jackpot$/ });

/** Any bet may hit a jackpot, which is told at once over whatever is there. For tests that are about something else. */
export async function putJackpotsAway(page: Page): Promise<void> {
  // One hit may follow another, so nobody waits for the last of them to be gone.
  await page.addLocatorHandler(hitOn(page), () => page.keyboard.press('Escape'), { noWaitAfter: true });
}

export async function leaveJackpots(page: Page): Promise<void> {
  await page.removeLocatorHandler(hitOn(page));
}
