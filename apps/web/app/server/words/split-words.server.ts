import type { WordPart } from '../../shared/messages/word-parts.ts';
import { firstWords, wordParts } from './word-parts.data.ts';

type Tree = Record<string, unknown>;

const beginnings: ReadonlyMap<string, WordPart> = new Map([
  ...Object.entries(wordParts).flatMap(([part, keys]) => keys.map((key) => [key, part as WordPart] as const)),
  ...firstWords.map((key) => [key, 'first'] as const),
]);

/** The part that a word is loaded with. */
export function partOfWord(key: string): WordPart {
  const segments = key.split('.');
  for (let length = segments.length; length > 0; length -= 1) {
    const part = beginnings.get(segments.slice(0, length).join('.'));
    if (part !== undefined) return part;
  }
  return 'first';
}

/** Words, part by part. Every part is there, empty or not. */
export function splitWords(words: object): Readonly<Record<WordPart, Tree>> {
  const parts: Record<WordPart, Tree> = { first: {}, pages: {}, match: {}, slip: {}, bets: {}, bonuses: {}, more: {} };
  const visit = (node: object, path: readonly string[]): void => {
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      const keys = [...path, key];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) visit(value, keys);
      else put(parts[partOfWord(keys.join('.'))], keys, value);
    }
  };
  visit(words, []);
  return parts;
}

function put(tree: Tree, keys: readonly string[], value: unknown): void {
  let node = tree;
  for (const key of keys.slice(0, -1)) node = (node[key] ??= {}) as Tree;
  node[keys.at(-1) ?? ''] = value;
}
