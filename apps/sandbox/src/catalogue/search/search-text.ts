/** Letters that Unicode does not take apart into a base letter and a mark, yet people type without. */
const undivided: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Brings text to the form in which it is compared: no accents, no case, one space between words (CAT-4). */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[æđðħıłøœßþ]/g, (letter) => undivided[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
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
