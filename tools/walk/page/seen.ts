import type { Box } from '../facts.ts';

// Everything in this folder runs in the browser: script.ts puts the files into one, so they share a scope there.

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Drawn, and not one of the one-pixel parts that only a screen reader gets. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** Parts with `content-visibility: auto` are painted a frame after they come into view; until then a click at them reaches nothing inside. */
export function isPainted(element: Element): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true });
}

/** A point this near to the end of a part may be drawn by the next one. */
const edge = 1;

/** Whether a point of an element is in sight of every part that scrolls or clips it. */
export function isInScrollport(element: Element, x: number, y: number): boolean {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    const box = parent.getBoundingClientRect();
    if (parent !== document.body && parent !== document.documentElement) {
      if (overflowX !== 'visible' && (x < box.left + edge || x > box.right - edge)) return false;
      if (overflowY !== 'visible' && (y < box.top + edge || y > box.bottom - edge)) return false;
    }
    if (position === 'fixed') return true;
  }
  return true;
}

/** Parts that fade or slide at this moment; what is in them is not at its place yet, or no longer. */
export function movingParts(): readonly Element[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const isEndless = effect.getComputedTiming().endTime === Infinity;
    return isEndless || effect.target.matches('[data-odds], [data-odds] *') ? [] : [effect.target];
  });
}

/** The modal dialog on top: everything outside of it is out of reach. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

/** The innermost parts that stick out of the window, and are not scrolled or clipped by another. */
export function widestPart(): string {
  const { clientWidth } = document.documentElement;
  const parts = [...document.querySelectorAll('body *')].filter((part) => {
    const { left, right, top, width } = part.getBoundingClientRect();
    if (width === 0 || (right <= clientWidth + 1 && left >= -1)) return false;
    return isInScrollport(part, left < -1 ? left : right, top);
  });
  return parts
    .slice(-3)
    .map((part) => `${kinOf(part)} ${describe(part)}`)
    .join(', ');
}

/** An element in a few words: its role or tag, and what it is called. */
export function describe(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${role} "${name}"`;
}

/** Which part of the design an element is: its tag and its own name in the style sheet, without what the build adds. */
export function kinOf(element: Element): string {
  const [, own] = /^_?([A-Za-z]+)/.exec(element.classList.item(0) ?? '') ?? [];
  const holder = element.closest(
    '[data-odds-row], [data-card], article, dialog, aside, nav, header, footer, section, form',
  );
  const around = holder === null || holder === element ? '' : ` in ${holder.tagName.toLowerCase()}`;
  return `${element.tagName.toLowerCase()}${own === undefined ? '' : `.${own}`}${around}`;
}
