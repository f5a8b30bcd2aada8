import { basePath, listQueryKeys, parsePath } from '../../site/paths.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';
import type { ListKey } from '../loaders/lists/list-query.server.ts';
import { localeOf } from '../loaders/site/locale-choice.server.ts';
import { readPageQuery } from './page-query.server.ts';
import { pageRouteOf, type PageRoute } from './page-routes.server.ts';

/** What an address asks for. A page has exactly one path and search, whatever was typed to get there (PAGE-1). */
export type PageAddress =
  | {
      readonly kind: 'page';
      readonly pathAndSearch: string;
      readonly lane: 'visit' | 'deep';
      /** It depends on what is known of the site, which may have changed. */
      readonly isUnknown: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302; readonly isUnknown: boolean };

/** Addresses outside the product that exist all the same; the second only where it is developed. */
const outside = new Set(['/', '/dev/ui']);
const nowhere = '/not-found';
const routesKey = '_routes';
const layoutIds = ['root', 'routes/sportsbook'] as const;

export function readPageAddress(url: URL, known: KnownSite): PageAddress {
  const { pathname, isData } = documentPath(url.pathname);
  const path = parsePath(pathname);
  if (path === null) return page(outside.has(pathname) ? pathname : nowhere, isData, new URLSearchParams(), false);
  const choice = localeOf(path, known.rules);
  if (choice.kind === 'no-such-locale')
    return { ...page(nowhere, isData, new URLSearchParams(), false), isUnknown: true };
  if (choice.kind === 'redirect') {
    return { kind: 'redirect', to: choice.to + searchWithout(url, []), status: 301, isUnknown: true };
  }
  const prefix = (path.prefix === undefined ? '' : `/${path.prefix}`) + basePath;
  const route = pageRouteOf(path.target, known);
  const { search, wrong, isDeep } = readPageQuery(route.query, url.searchParams, known);
  if (wrong.length > 0) {
    const to = prefix + (route.target === '/' ? '' : route.target) + searchWithout(url, wrong);
    return { kind: 'redirect', to, status: 302, isUnknown: wrong.some((key) => key === 'sport' || key === 'date') };
  }
  const wanted = isData ? routesOf(url.searchParams.get(routesKey), route) : '';
  if (wanted !== '') search.set(routesKey, wanted);
  const target = route.target === '/' ? '' : route.target;
  const address = page(prefix + target, isData, search, isDeep || route.isDeep === true);
  return { ...address, isUnknown: route.isUnknown === true };
}

/** The address of somebody who comes before anything is known of the site: of its query only the keys that some page reads. */
export function unreadAddress(url: URL): Extract<PageAddress, { kind: 'page' }> {
  const search = new URLSearchParams();
  for (const key of [...listQueryKeys, routesKey]) {
    const value = url.searchParams.get(key);
    if (value !== null) search.set(key, value);
  }
  return { ...page(url.pathname, false, search, true), isUnknown: true };
}

function page(path: string, isData: boolean, search: URLSearchParams, isDeep: boolean) {
  const ending = isData ? (path === '/' ? '_.data' : '.data') : '';
  return {
    kind: 'page' as const,
    pathAndSearch: path + ending + (search.size > 0 ? `?${search}` : ''),
    lane: isDeep ? ('deep' as const) : ('visit' as const),
    isUnknown: false,
  };
}

/** React Router asks for the data of `/a` at `/a.data`, and of `/a/` at `/a/_.data`. */
function documentPath(pathname: string): { readonly pathname: string; readonly isData: boolean } {
  if (!pathname.endsWith('.data')) return { pathname, isData: false };
  const path = pathname.slice(0, -'.data'.length);
  return { pathname: path.endsWith('/_') ? path.slice(0, -1) : path, isData: true };
}

/** Of the loaders a browser wants, those this page has, in one order; all of them when it names none. */
function routesOf(given: string | null, { id, layoutId }: Pick<PageRoute, 'id' | 'layoutId'>): string {
  const wanted = new Set(given?.split(','));
  const ids = [...layoutIds, ...(layoutId === undefined ? [] : [layoutId]), id];
  return ids.filter((each) => wanted.has(each)).join(',');
}

/** The query without what means nothing; keys that are not ours, such as an affiliate's, stay. */
function searchWithout(url: URL, keys: readonly ListKey[]): string {
  const query = new URLSearchParams(url.searchParams);
  for (const key of [...keys, routesKey]) query.delete(key);
  return query.size > 0 ? `?${query}` : '';
}
