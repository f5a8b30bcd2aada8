/** Length limits of a search (CAT-4). */
const queryLengthMin = 3;
export const queryLengthMax = 50;

export type SearchQuery =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short' }
  | { readonly kind: 'query'; readonly text: string; readonly isCut: boolean };

/** The typed text as a query: trimmed, and cut at the maximum length. */
export function searchQuery(typed: string): SearchQuery {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  if (text.length < queryLengthMin) return { kind: 'short' };
  return { kind: 'query', text: text.slice(0, queryLengthMax).trim(), isCut: text.length > queryLengthMax };
}
