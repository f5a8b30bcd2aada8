import { foldText as foldLetters } from '@slipstream/units/fold-text';

/** Brings text to the form in which it is compared: plain letters, no case, one space between words (CAT-4). */
export function foldText(text: string): string {
  return foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** A folded text as it is searched: with a space before every word, so that a prefix is one `includes`. */
export type SearchText = string & { readonly searchText: true };

export function searchText(text: string): SearchText {
  return ` ${foldText(text)} ` as SearchText;
}

export interface SearchQuery {
  readonly whole: string;
  readonly words: readonly string[];
}

/** More words than this make no name; the rest is not compared. */
const wordsMax = 6;
/** What people put between two teams. */
const between = new Set(['v', 'vs', 'versus']);

export function searchQuery(text: string): SearchQuery {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !between.has(word))
    .slice(0, wordsMax);
  return { whole: words.join(' '), words };
}
