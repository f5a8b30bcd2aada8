import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Complaint } from './types.ts';

/** Axe takes minutes on hundreds of rows, and a few of each kind find the same faults. */
const rowsMax = 3;

/** What axe says of a page nobody looks at: most of its rows are hidden. */
export async function axeOnPage(page: Page): Promise<readonly Complaint[]> {
  await page.evaluate((max) => {
    for (const selector of ['li[data-odds-row]', '[data-card]', 'tbody', 'article']) {
      for (const parent of new Set([...document.querySelectorAll(selector)].map((each) => each.parentElement))) {
        for (const extra of [...(parent?.querySelectorAll(`:scope > ${selector}`) ?? [])].slice(max)) {
          // Hidden instead of removed, because React would fail on missing elements.
          extra.setAttribute('style', 'display: none');
        }
      }
    }
  }, rowsMax);
  return objections(new AxeBuilder({ page }).exclude('iframe'));
}

/** What axe says of the dialog that is open. */
export async function axeOnDialog(page: Page): Promise<readonly Complaint[]> {
  return objections(new AxeBuilder({ page }).include('dialog[open]').exclude('iframe'));
}

async function objections(axe: AxeBuilder): Promise<readonly Complaint[]> {
  // What is still fading in has no contrast yet; and contrast is proven for every pair of tokens by a unit test.
  axe.options({ resultTypes: ['violations'] }).disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    check: 'axe',
    what: id,
    detail: `${help}: ${nodes[0]?.html.slice(0, 160) ?? ''}`,
  }));
}
