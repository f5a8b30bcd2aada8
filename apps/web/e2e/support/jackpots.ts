import type { Page } from '@playwright/test';

/** It is looked for before every click, so it is not found by its role, which Playwright works out for every element of a page. */
const hitOn = (page: Page) => page.locator('dialog[open][aria-label^="You won the "][aria-label$=" jackpot"]');

/** Any bet may hit a jackpot, which is told at once over whatever is there. For tests that are about something else. */
export async function putJackpotsAway(page: Page): Promise<void> {
  // One hit may follow another, so nobody waits for the last of them to be gone.
  await page.addLocatorHandler(hitOn(page), () => page.keyboard.press('Escape'), { noWaitAfter: true });
}

export async function leaveJackpots(page: Page): Promise<void> {
  await page.removeLocatorHandler(hitOn(page));
}
