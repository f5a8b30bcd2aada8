import type { FrameLocator, Locator, Page } from '@playwright/test';

import { worldDay } from './world-time.ts';

/** The Premier League: long, and of matches that begin far apart. */
export const league = '/sportsbook/soccer/premier-league-l17';

/** A day that is over: its results are all there. */
export const pastResults = `/sportsbook/results?date=${worldDay(-1)}`;

/** How many markets the page of a match says it has. */
export function marketCount(page: Page | FrameLocator): Locator {
  return page.locator('main fieldset').getByRole('button', { name: /^All / });
}
