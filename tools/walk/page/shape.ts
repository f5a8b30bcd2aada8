import type { Shape } from '../facts.ts';
import { nameOf, roleOf } from './names.ts';
import { isSeen } from './seen.ts';

/** What the page consists of: the part that is its own, without header, menu and betting panel. */
export function gatherShape(): Shape {
  const main = document.querySelector('main') ?? document.body;
  const seen = (selector: string) => [...main.querySelectorAll(selector)].filter((element) => isSeen(element));
  return {
    url: location.href,
    headings: seen('h1, h2, h3').map((heading) => masked(heading.textContent)),
    blocks: seen('[data-match], [data-card]').map((block) => ({
      name: blockName(block),
      prices: block.querySelectorAll('[data-odds]').length,
    })),
    prices: main.querySelectorAll('[data-odds]').length,
    controls: seen('button:not([data-odds]), [role=tab], input, select').map(
      (control) => `${roleOf(control)} ${masked(nameOf(control))}`,
    ),
  };
}

function blockName(block: Element): string {
  const id = block.getAttribute('data-match');
  if (id !== null) return `match ${id}`;
  const heading = block.querySelector('h1, h2, h3, h4, summary, button');
  return masked(block.getAttribute('aria-label') ?? heading?.textContent ?? '');
}

function masked(text: string): string {
  return text
    .replaceAll(/\d+(?:[.,:/]\d+)*/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
}
