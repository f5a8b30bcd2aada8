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

/**
 * How well a text answers a query: 4 the whole of it, 3 its beginning, 2 every word begins one of its words,
 * 1 every word is somewhere inside, 0 not at all.
 */
export function matchRank(text: SearchText, query: SearchQuery): 0 | 1 | 2 | 3 | 4 {
  // A query of signs alone has no words, and no words must not mean everything.
  if (query.words.length === 0 || !query.words.every((word) => text.includes(word))) return 0;
  if (text === ` ${query.whole} `) return 4;
  if (text.startsWith(` ${query.whole}`)) return 3;
  return query.words.every((word) => text.includes(` ${word}`)) ? 2 : 1;
}

export interface SearchQuery {
  readonly whole: string;
  readonly words: readonly string[];
}

export function searchQuery(text: string): SearchQuery {
  const whole = foldText(text);
  return { whole, words: whole.split(' ').filter((word) => word !== '') };
}
