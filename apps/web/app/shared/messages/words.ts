import type { Catalogue } from '@slipstream/locales/catalogue';

import { loadAgain } from '../loading/load-again.ts';
import type { WordPart } from './word-parts.ts';

/** The attribute of the document with the address of its language's words. */
export const wordsMark = 'data-words';

type Tree = Record<string, unknown>;

const loads = new Map<WordPart, Promise<void>>();
/** Parts are added to this one tree. Nothing that is drawn has to be drawn again, since it had its words. */
const words: Tree = {};

/** The words of the page's language that are there by now. */
export function wordsSoFar(): Catalogue {
  return words as unknown as Catalogue;
}

/** Loads a part of the words of the page's language, once. On the server all words are there. */
export async function loadWords(part: WordPart): Promise<void> {
  if (typeof document === 'undefined') return;
  const load = loads.get(part) ?? loadAgain(async () => fetchPart(part)).then((found) => add(words, found));
  loads.set(part, load);
  await load;
}

async function fetchPart(part: WordPart): Promise<Tree> {
  const base = document.documentElement.getAttribute(wordsMark);
  if (base === null) return {};
  const response = await fetch(`${base}/${part}.json`);
  if (!response.ok) throw new Error(`the words of ${part} answered ${response.status}`);
  return (await response.json()) as Tree;
}

function add(tree: Tree, more: Tree): void {
  for (const [key, value] of Object.entries(more)) {
    const known = tree[key];
    if (isTree(known) && isTree(value)) add(known, value);
    else tree[key] = value;
  }
}

/** A compiled message may be a list. */
function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
