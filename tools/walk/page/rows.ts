import type { Row } from '../facts.ts';
import type { Clip } from './controls.ts';
import { isSeen } from './seen.ts';

const rowSelector = 'main [data-match], main [data-card], main tr, main article, main h1, main h2, main h3';
const rowsMax = 25;

/** What is read on the screen, from its top down, below whatever sticks there. */
export function gatherRows(clip: Clip): readonly Row[] {
  const top = topOfText(clip);
  const rows: Row[] = [];
  const isRepeated = repeatedHeadings();
  for (const element of document.querySelectorAll(rowSelector)) {
    const box = element.getBoundingClientRect();
    if (box.bottom <= top + 1) continue;
    if (box.top >= clip.bottom || rows.length === rowsMax) break;
    // What a dialog over the page shows is gone when the page is come back to.
    if (!isSeen(element) || isRepeated(element) || element.closest('dialog') !== null) continue;
    rows.push({ key: keyOf(element), top: Math.round(box.top - clip.top), height: Math.round(box.height) });
  }
  return rows;
}

/** In a list by time a league stands above each of its matches, so its name tells no place. */
function repeatedHeadings(): (element: Element) => boolean {
  const counts = Map.groupBy(document.querySelectorAll('main :is(h1, h2, h3)'), ({ textContent }) => textContent);
  return (element) => (counts.get(element.textContent)?.length ?? 0) > 1 && element.matches('h1, h2, h3');
}

/** A match by its id; everything else by its words without figures, since those move. */
function keyOf(element: Element): string {
  const id = element.getAttribute('data-match');
  if (id !== null) return `match ${id}`;
  // Only what is drawn: the words of a `noscript` are there after a load and not after a click.
  const text = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText;
  return `${element.tagName.toLowerCase()} ${text
    .replaceAll(/[\d.,:%+-]+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)}`;
}

/** Where headers that stick to the top end. */
function topOfText(clip: Clip): number {
  const x = document.documentElement.clientWidth / 2;
  const heightMax = (clip.bottom - clip.top) / 2;
  for (let y = Math.max(clip.top, 0) + 1; y < clip.top + heightMax; y += 4) {
    if (!isHeld(document.elementFromPoint(x, y))) return y;
  }
  return clip.top;
}

function isHeld(hit: Element | null): boolean {
  for (let part = hit; part !== null; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === 'sticky' || position === 'fixed') return true;
  }
  return false;
}
