import { listQueryKeys } from '../../site/paths.ts';

export type ListChanges = Partial<Record<(typeof listQueryKeys)[number], string | null>>;

/**
 * The query of a list with some keys changed; null removes a key. Changing a filter resets the page number. Keys have a
 * fixed order, so that one choice has one address.
 */
export function listSearch(search: string, changes: ListChanges): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const key of listQueryKeys) {
    const value = Object.hasOwn(changes, key) ? changes[key] : key === 'page' ? null : given.get(key);
    if (value !== null && value !== undefined) query.set(key, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
