import { searchText, type SearchQuery, type SearchText } from './search-text.ts';

/** How a name answers a query, best first. A forgiven typing error counts only where nothing answers without one. */
const levels = ['exact', 'prefix', 'word', 'inside', 'fuzzy'] as const;
export type SearchLevel = (typeof levels)[number];

/** Something that can be found. */
export interface SearchEntry<Item> {
  readonly item: Item;
  /** Its name and the short names people know it by. */
  readonly names: readonly SearchText[];
  /** Its name with where it belongs, such as `England Premier League`: good for words, never the whole of it. */
  readonly wider: readonly SearchText[];
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

export function compareHits<Item>(a: SearchHit<Item>, b: SearchHit<Item>): number {
  return placeOf(a) - placeOf(b) || a.entry.priority - b.entry.priority;
}

/** Smaller is better; the same for all that answer alike. */
export function placeOf({ entry: { isReal }, level }: SearchHit<unknown>): number {
  return order[level][isReal ? 'real' : 'namesake'];
}

/** Everything that answers a query as it was typed, best first. */
export function findEntries<Item>(entries: readonly SearchEntry<Item>[], query: SearchQuery): SearchHit<Item>[] {
  return hitsOf(entries, (entry) => bestLevel(entry, query));
}

/** Everything that would answer but for one typing error in a word, best first. */
export function findDespiteTypo<Item>(entries: readonly SearchEntry<Item>[], query: SearchQuery): SearchHit<Item>[] {
  if (!query.words.some((word) => word.length >= forgivenMin)) return [];
  return hitsOf(entries, ({ names }) => (names.some((name) => isMeant(name, query)) ? 'fuzzy' : null));
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
  for (const name of wider) best = better(best, searchLevel(name, query) === null ? null : 'word');
  return best;
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

/** Words shorter than this are other words when a letter changes. */
const forgivenMin = 5;

/** Whether every word begins a word of the name, long ones with one typing error at most. */
function isMeant(name: SearchText, { words }: SearchQuery): boolean {
  const own = name.trim().split(' ');
  return words.every((word) =>
    own.some((each) => each.startsWith(word) || (word.length >= forgivenMin && beginsAlmost(each, word))),
  );
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

export function searchEntry<Item>(
  item: Item,
  {
    names,
    wider = [],
    ...order
  }: { names: readonly string[]; wider?: readonly string[]; isReal: boolean; priority: number },
): SearchEntry<Item> {
  return { item, names: names.map(searchText), wider: wider.map(searchText), ...order };
}
