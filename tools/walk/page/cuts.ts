import type { Cut } from '../facts.ts';
import { describe, isInScrollport, isSeen, kinOf, topDialog } from './seen.ts';

const cutsMax = 40;

/** Texts that are cut off. */
export function gatherCuts(): readonly Cut[] {
  const cuts: Cut[] = [];
  const root = topDialog() ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node !== null && cuts.length < cutsMax; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.textContent ?? '').trim() === '' || element.closest('script, style, svg') !== null)
      continue;
    const clipping = clippingOf(element);
    if (clipping === null || seen.has(clipping)) continue;
    seen.add(clipping);
    const hiddenPx = hiddenOf(clipping);
    if (hiddenPx < 2 || !isSeen(clipping)) continue;
    const { left, top, width, height } = clipping.getBoundingClientRect();
    if (!isInScrollport(clipping, left + width / 2, top + height / 2)) continue;
    const text = clipping.textContent.trim().replaceAll(/\s+/g, ' ');
    cuts.push({
      text,
      kin: kinOf(clipping),
      full: fullFormOf(clipping, text),
      hiddenPx,
      leftEm: clipping.clientWidth / Number.parseFloat(getComputedStyle(clipping).fontSize),
      inside: describe(clipping.closest('a, button, li, article, section') ?? clipping),
    });
  }
  return cuts;
}

/** The element that cuts a text off: it hides what does not fit and cannot be scrolled. */
function clippingOf(element: Element): HTMLElement | null {
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.parentElement) {
    const { overflowX, overflowY, display, textOverflow } = getComputedStyle(part);
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') return null;
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return part;
    if (getComputedStyle(part).webkitLineClamp !== 'none' && overflowY !== 'visible') return part;
    // What clips without an ellipsis may be a picture, an animation or a part that is folded away.
    if (display !== 'inline' && display !== 'inline-block' && part !== element) return null;
  }
  return null;
}

function hiddenOf(part: HTMLElement): number {
  const across = part.scrollWidth - part.clientWidth;
  const down = getComputedStyle(part).webkitLineClamp === 'none' ? 0 : part.scrollHeight - part.clientHeight;
  return Math.max(across, down > 4 ? down : 0);
}

/** Whether a title or a label of it or around it says the whole text. */
function fullFormOf(part: Element, text: string): Cut['full'] {
  const wanted = text.toLowerCase();
  for (let each: Element | null = part; each !== null && each !== document.body; each = each.parentElement) {
    if (each.getAttribute('title')?.toLowerCase().includes(wanted)) return 'title';
    if (each.getAttribute('aria-label')?.toLowerCase().includes(wanted)) return 'label';
  }
  const inside = [...part.querySelectorAll('[title]')].some((each) =>
    each.getAttribute('title')?.toLowerCase().includes(wanted),
  );
  return inside ? 'title' : null;
}
