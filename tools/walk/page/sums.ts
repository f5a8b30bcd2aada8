import type { Sum } from '../facts.ts';
import { isSeen } from './seen.ts';

/** Words of the page's language that the figures of a slip stand beside. */
export interface SlipWords {
  readonly totals: string;
  readonly selections: string;
  readonly price: string;
  readonly stake: string;
  readonly stakeEach: string;
}

/** The figures of the slip, of its receipt and of every bet that is shown. */
export function gatherSums(words: SlipWords): readonly Sum[] {
  const lists = [...document.querySelectorAll('dl')].filter((list) => isSeen(list));
  return lists.flatMap((list) => sumOf(list, words) ?? []);
}

function sumOf(list: Element, words: SlipWords): Sum | null {
  const receipt = list.closest('li[data-phase]');
  const bet = list.closest('article');
  const figures = figuresOf(list);
  if (receipt !== null) {
    const phase = receipt.getAttribute('data-phase');
    return {
      where: 'receipt',
      figures,
      legs: printedLegs(receipt, 'ul li'),
      stake: null,
      phase,
      text: textOf(receipt),
    };
  }
  if (bet !== null && bet.querySelector('li[data-status]') !== null) {
    return {
      where: 'bet',
      figures,
      legs: printedLegs(bet, 'li[data-status]'),
      stake: null,
      phase: null,
      text: textOf(bet),
    };
  }
  if (list.getAttribute('aria-label') !== words.totals) return null;
  const panel = list.closest('[role=tabpanel]') ?? document.body;
  const fields = [...panel.querySelectorAll<HTMLInputElement>('input')].filter((field) => isSeen(field));
  const whole = fields.find((field) => {
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    // The currency stands in the label as well; quick bet has a stake of its own, whose name may begin alike.
    const name = label.replace(/[A-Z]{3,}$/, '').trim();
    return field.closest('li') === null && (name === words.stake || name === words.stakeEach);
  });
  const legs = [...panel.querySelectorAll(`ul[aria-label="${CSS.escape(words.selections)}"] > li`)].map((leg) => ({
    price: slipPrice(leg, words.price),
    stake: leg.querySelector('input')?.value ?? null,
  }));
  return { where: 'slip', figures, legs, stake: whole?.value ?? null, phase: null, text: textOf(panel) };
}

function figuresOf(list: Element): Sum['figures'] {
  const names = [...list.querySelectorAll('dt')];
  return names.map((name) => [textOf(name), textOf(name.nextElementSibling)] as const);
}

/** The last bold figure of each leg is its price. */
function printedLegs(bet: Element, selector: string): Sum['legs'] {
  return [...bet.querySelectorAll(selector)].map((leg) => ({
    price: textOf([...leg.querySelectorAll('b')].at(-1)),
    stake: null,
  }));
}

function slipPrice(leg: Element, word: string): string {
  const holder = [...leg.querySelectorAll('span')].find(
    (span) => textOf(span).startsWith(word) && textOf(span) !== word,
  );
  return textOf(holder).slice(word.length).trim();
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
