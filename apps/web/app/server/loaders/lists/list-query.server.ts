import { sportKindWire } from '@slipstream/contract/entities/catalogue/sport';
import { sortKeyWire } from '@slipstream/contract/http/catalogue/event-filters';
import { z } from 'zod';

import type { listQueryKeys } from '../../../site/paths.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const word = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,99}$/);

/** What each key of a list's address may say (ROUTE-6). */
export const listReaders = {
  /** Starts within so many hours. */
  time: z.enum(['1', '3', '6', '12', '24']).transform(Number),
  sortBy: z.enum(sortKeyWire.options),
  date: z.iso.date().refine((date) => Number.isFinite(Date.parse(date))),
  sport: word,
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
  isBettable: flag,
  sportType: z.enum(sportKindWire.options),
  tab: word,
  league: word,
  hasVideo: flag,
} satisfies Record<(typeof listQueryKeys)[number], z.ZodType>;

export type ListKey = keyof typeof listReaders;
export type ListQuery<Keys extends ListKey> = { readonly [K in Keys]: z.output<(typeof listReaders)[K]> | undefined };

export type ListQueryRead<Keys extends ListKey> =
  | { readonly kind: 'query'; readonly query: ListQuery<Keys> }
  /** The same address without what could not be read. */
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Reads the keys a page knows, once, at the edge. A value that makes no sense is taken out of the address and the
 * visitor is sent to what is left of it: a proper page, and one page in the cache for all the nonsense there is.
 */
export function readListQuery<Keys extends ListKey>(url: URL, keys: readonly Keys[]): ListQueryRead<Keys> {
  const wrong: ListKey[] = [];
  const values = keys.map((key) => {
    const given = url.searchParams.get(key);
    if (given === null) return [key, undefined];
    const read = listReaders[key].safeParse(given);
    if (!read.success) wrong.push(key);
    return [key, read.data];
  });
  if (wrong.length > 0) return { kind: 'redirect', to: withoutKeys(url, wrong) };
  return { kind: 'query', query: Object.fromEntries(values) as ListQuery<Keys> };
}

/** The same address without some keys, for what can be read but names nothing: a sport nobody plays, a page too far. */
export function withoutKeys(url: URL, keys: readonly ListKey[]): string {
  const query = new URLSearchParams(url.searchParams);
  for (const key of keys) query.delete(key);
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}
