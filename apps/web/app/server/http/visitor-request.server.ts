import { acceptedLocale } from '@slipstream/locales/choose-locale';
import { localeCodes } from '@slipstream/locales/locale';

import { listQueryKeys } from '../../site/paths.ts';
import { displayPreferencesHeader, readDisplayPreferences } from '../../state/preferences/display-preferences.ts';

/** The query keys a page's HTML or data may depend on; the last is React Router's own, naming the loaders it wants. */
const queryKeys: readonly string[] = [...listQueryKeys, '_routes'];

export interface VisitorHeaders {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

export interface VisitorRequest {
  /** What the page is cached under. */
  readonly key: string;
  /** Made only when a page has to be rendered. */
  readonly request: () => Request;
}

/**
 * Pages are rendered for nobody in particular: of what the browser sent, only the address, the known query keys and
 * how it is read (theme, odds format, time zone) reach a loader. Nothing personal can get into a shared page, and an unknown query key (an affiliate
 * tag, a share code, a cache-buster) does not make a new one. The host is ours, not the one the client claims.
 */
export function visitorRequest(
  incoming: URL,
  { cookie, acceptLanguage }: VisitorHeaders,
  publicUrl: string,
): VisitorRequest {
  const { locale, ...page } = readDisplayPreferences(cookie);
  const display = displayPreferencesHeader(page);
  // Only the way in depends on the language a browser speaks; a page's is in its address.
  const language = incoming.pathname === '/' ? (locale ?? acceptedLocale(acceptLanguage, localeCodes)) : undefined;
  const query = new URLSearchParams();
  for (const key of queryKeys) {
    const value = incoming.searchParams.get(key);
    if (value !== null) query.set(key, value);
  }
  const address = incoming.pathname + (query.size > 0 ? `?${query}` : '');
  return {
    key: `${language ?? display} ${address}`,
    request: () =>
      new Request(publicUrl + address, {
        headers: {
          ...(display !== '' && { cookie: display }),
          ...(language !== undefined && { 'accept-language': language }),
        },
      }),
  };
}
