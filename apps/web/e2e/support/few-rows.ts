import type { Page } from '@playwright/test';

/** Rows of one kind are alike; a few of each tell axe as much as hundreds, which take it minutes. */
const rowsMax = 3;

export async function leaveFewRows(page: Page): Promise<void> {
  await page.evaluate((max) => {
    for (const selector of ['li[data-odds-row]', 'section[data-rows]', '[data-card]', 'tbody', 'article']) {
      for (const parent of new Set([...document.querySelectorAll(selector)].map((each) => each.parentElement))) {
        for (const extra of [...(parent?.querySelectorAll(`:scope > ${selector}`) ?? [])].slice(max)) extra.remove();
      }
    }
  }, rowsMax);
}
