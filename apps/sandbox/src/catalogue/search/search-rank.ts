import { searchText, type SearchQuery, type SearchText } from './search-text.ts';

/** How a name answers a query, best first. A forgiven typing error counts only where nothing answers without one. */
const levels = ['exact', 'prefix', 'word', 'inside', 'fuzzy'] as const;
type SearchLevel = (typeof levels)[number];

/** Something that can be found. */
export interface SearchEntry<Item> {
  readonly item: Item;
  /** Its name and the short names people know it by. */
  readonly names: readonly SearchText[];
  /** Its name with where it belongs, such as `England Premier League`: good for words, never the whole of it. */
  readonly wider: readonly SearchText[];
  /** The words of each name. */
  readonly words: readonly (readonly string[])[];
  /** False for simulated and electronic namesakes. */
  readonly isReal: boolean;
  /** Smaller is first. */
  readonly priority: number;
}

export interface SearchHit<Item> {
  readonly entry: SearchEntry<Item>;
  readonly level: SearchLevel;
}

/** The whole name wins whoever bears it; after that what is real goes before its namesakes (CAT-4). */
const order: Readonly<Record<SearchLevel, { readonly real: number; readonly namesake: number }>> = {
  exact: { real: 0, namesake: 1 },
  prefix: { real: 2, namesake: 4 },
  word: { real: 3, namesake: 5 },
  inside: { real: 6, namesake: 7 },
  fuzzy: { real: 8, namesake: 9 },
};

function compareHits<Item>(a: SearchHit<Item>, b: SearchHit<Item>): number {
  return placeOf(a) - placeOf(b) || a.entry.priority - b.entry.priority;
}

function placeOf({ entry: { isReal }, level }: SearchHit<unknown>): number {
  return order[level][isReal ? 'real' : 'namesake'];
}

/** Looks through entries for a query; best first. */
export type Find = <Item>(entries: readonly SearchEntry<Item>[], query: SearchQuery) => readonly SearchHit<Item>[];

/** What answers as it was typed. */
export const findTyped: Find = (entries, query) => hitsOf(entries, (entry) => bestLevel(entry, query));

/**
 * What would answer but for one typing error in each long word. The words that may be meant are looked up once, in a list
 * of every word there is; null when no word is long enough to be forgiven, or one can mean none of them.
 */
export function findMeant(vocabulary: readonly string[], { words }: SearchQuery): Find | null {
  if (!words.some(({ length }) => length >= forgivenMin)) return null;
  const meant = new Map<string, ReadonlySet<string>>();
  for (const word of words) {
    const isAlmost = word.length >= forgivenMin ? beginsAlmost : isBegun;
    meant.set(word, new Set(vocabulary.filter((each) => isAlmost(each, word))));
    if (meant.get(word)?.size === 0) return null;
  }
  return (entries, query) => {
    const sets = query.words.map((word) => meant.get(word));
    const isMeant = (own: readonly string[]) => sets.every((set) => own.some((word) => set?.has(word)));
    return hitsOf(entries, (entry) => (entry.words.some(isMeant) ? 'fuzzy' : null));
  };
}

function hitsOf<Item>(
  entries: readonly SearchEntry<Item>[],
  levelOf: (entry: SearchEntry<Item>) => SearchLevel | null,
): SearchHit<Item>[] {
  const hits: SearchHit<Item>[] = [];
  for (const entry of entries) {
    const level = levelOf(entry);
    if (level !== null) hits.push({ entry, level });
  }
  return hits.toSorted(compareHits);
}

function bestLevel({ names, wider }: SearchEntry<unknown>, query: SearchQuery): SearchLevel | null {
  let best: SearchLevel | null = null;
  for (const name of names) best = better(best, searchLevel(name, query));
  for (const name of wider) best = better(best, isByWords(searchLevel(name, query)) ? 'word' : null);
  return best;
}

/** Inside a country's name is no answer: `man` does not ask for the leagues of Germany. */
function isByWords(level: SearchLevel | null): boolean {
  return level !== null && level !== 'inside';
}

function better(one: SearchLevel | null, other: SearchLevel | null): SearchLevel | null {
  if (one === null || other === null) return one ?? other;
  return levels.indexOf(one) <= levels.indexOf(other) ? one : other;
}

/** Null when a name is no answer at all; typing errors are not looked at here. */
export function searchLevel(name: SearchText, { whole, words }: SearchQuery): SearchLevel | null {
  // A query of signs alone has no words, and no words must not mean everything.
  if (words.length === 0 || !words.every((word) => name.includes(word))) return null;
  if (name === ` ${whole} `) return 'exact';
  if (name.startsWith(` ${whole}`)) return 'prefix';
  return words.every((word) => name.includes(` ${word}`)) ? 'word' : 'inside';
}

/** Shorter words get no typing correction: one changed letter makes another word. */
const forgivenMin = 5;

function isBegun(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/**
 * Whether a word begins with what was typed but for one letter too many, one missing, one wrong, or two changed over
 * (Damerau's four). Only the first difference has to be looked at, so it takes as long as the word.
 */
export function beginsAlmost(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const goesOn = (typedFrom: number, wordFrom: number) =>
    wordFrom <= word.length && word.startsWith(typed.slice(typedFrom), wordFrom);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(at + 2, at + 2))
  );
}

interface SearchNames {
  readonly names: readonly string[];
  readonly wider?: readonly string[];
  readonly isReal: boolean;
  readonly priority: number;
}

export function searchEntry<Item>(item: Item, { names, wider = [], isReal, priority }: SearchNames): SearchEntry<Item> {
  const texts = names.map(searchText);
  const words = texts.map((text) => text.trim().split(' '));
  return { item, names: texts, wider: wider.map(searchText), words, isReal, priority };
}
