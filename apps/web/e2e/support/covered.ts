import type { Page } from '@playwright/test';

/** Prices, buttons and fields in sight that something else lies over. What is scrolled out of its list or under the frame is out of sight; `from` is where something else that stays begins to leave sight. */
export async function covered(page: Page, from = 0): Promise<readonly string[]> {
  return page.evaluate((start) => {
    const frame = [document.querySelector('header'), document.querySelector('nav[data-tab-bar]')];
    const [head, tabs] = frame.map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    const foot = tabs === undefined || tabs.height === 0 ? innerHeight : tabs.top;

    function isInSight(element: Element, left: number, top: number): boolean {
      const { y, height } = element.getBoundingClientRect();
      const isInFrame = frame.some((part) => part?.contains(element) === true);
      if (!isInFrame && (y < Math.max(start, head?.bottom ?? 0) || y + height > foot)) return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        const isClipping = around !== document.body && getComputedStyle(around).overflowX !== 'visible';
        if (isClipping && (left < box.left || left > box.right || top < box.top || top > box.bottom)) return false;
      }
      return (
        left > 0 && left < innerWidth && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }

    return [...document.querySelectorAll('button, a[href], input, select')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (!isInSight(element, left, top)) return [];
      const found = document.elementFromPoint(left, top);
      const isItself = found !== null && (element.contains(found) || found.contains(element));
      return isItself
        ? []
        : [`${element.outerHTML.slice(0, 80)} lies under ${found?.outerHTML.slice(0, 80) ?? 'nothing'}`];
    });
  }, from);
}
