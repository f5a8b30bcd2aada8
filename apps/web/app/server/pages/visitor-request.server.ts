import { acceptedLocales } from '@slipstream/locales/choose-locale';
import { languageCodes } from '@slipstream/locales/languages';
import { isLocaleCode } from '@slipstream/locales/locale';

import { displayPreferencesHeader, readDisplayPreferences } from '../../state/preferences/display-preferences.ts';

export interface VisitorHeaders {
  readonly cookie: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** `Sec-CH-UA-Mobile`, which not every browser sends. */
  readonly isMobile?: string | undefined;
}

export interface VisitorRequest {
  /** What the page is cached under. */
  readonly key: string;
  /** Made only when a page has to be rendered. */
  readonly request: () => Request;
}

/**
 * Pages are rendered without the visitor's identity: of what the browser sent, only the page's one address (page-address.server.ts)
 * and how it is read (theme, odds format, time zone) reach a loader, and the key is made of the same. Nothing personal can
 * get into a shared page. The host is ours, not the one the client claims.
 */
export function visitorRequest(
  pathAndSearch: string,
  { cookie, acceptLanguage, isMobile }: VisitorHeaders,
  publicUrl: string,
): VisitorRequest {
  const { locale, ...page } = readDisplayPreferences(cookie);
  // Who has never been here and says to be no phone most likely has room for two markets a row.
  const isDesk = page.markets === undefined && isMobile === '?0';
  const display = displayPreferencesHeader(isDesk ? { ...page, markets: 2 } : page);
  // Only the way in depends on the language a browser speaks; a page's is in its address.
  const chosen = locale !== undefined && isLocaleCode(locale) ? locale : undefined;
  // Which of them the site speaks is known where the way in is answered.
  const wanted = chosen === undefined ? acceptedLocales(acceptLanguage, languageCodes()) : [chosen];
  const language = pathAndSearch === '/' && wanted.length > 0 ? wanted.join(',') : undefined;
  return {
    key: `${language ?? display} ${pathAndSearch}`,
    request: () =>
      new Request(publicUrl + pathAndSearch, {
        headers: {
          ...(display !== '' && { cookie: display }),
          ...(language !== undefined && { 'accept-language': language }),
        },
      }),
  };
}
