/** A search is as long as CAT-4 says. */
const queryLengthMin = 3;
export const queryLengthMax = 50;

export type SearchQuery =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short' }
  | { readonly kind: 'query'; readonly text: string; readonly isCut: boolean };

/** What was typed as a search: blanks at the ends don't count, and what is too long is cut where a search ends. */
export function searchQuery(typed: string): SearchQuery {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  if (text.length < queryLengthMin) return { kind: 'short' };
  return { kind: 'query', text: text.slice(0, queryLengthMax).trim(), isCut: text.length > queryLengthMax };
}
