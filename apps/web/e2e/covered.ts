import type { Page } from '@playwright/test';

/** Prices, buttons and fields in sight that something else lies over. What is scrolled under the header or the tab bar is out of sight. */
export async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tabs = document.querySelector('nav[data-tab-bar]')?.getBoundingClientRect();
    const foot = tabs === undefined || tabs.height === 0 ? innerHeight : tabs.top;
    return [...document.querySelectorAll('button, a[href], input, select')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isInView =
        left > 0 &&
        left < innerWidth &&
        (element.closest('header, nav[data-tab-bar]') !== null || (y >= head && y + height <= foot));
      if (!isInView || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const found = document.elementFromPoint(left, top);
      const isItself = found !== null && (element.contains(found) || found.contains(element));
      return isItself
        ? []
        : [`${element.outerHTML.slice(0, 80)} lies under ${found?.outerHTML.slice(0, 80) ?? 'nothing'}`];
    });
  });
}
