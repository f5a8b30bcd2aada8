import { acceptedLocale } from '@slipstream/locales/choose-locale';
import { hostWords, type HostWords } from '@slipstream/locales/host-words';
import { languageCodes } from '@slipstream/locales/languages';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PlatformConfig } from './platform-config.ts';

/** The language of a page. */
export interface Language {
  readonly locale: LocaleCode;
  readonly words: HostWords;
  /** Whether the address names it: the sportsbook does so, and the choice in our own bar (I18N-5). */
  readonly isAsked: boolean;
}

/** Also written by `browser/play.ts`, for a language that was chosen in the sportsbook. */
const cookie = 'meridian_locale';
const yearSeconds = 31_536_000;

/** The language of the address, else the one chosen before, else the browser's, else English (I18N-5). */
export function readLanguage(c: Context): Language {
  const known = languageCodes();
  const asked = acceptedLocale(c.req.query('locale'), known);
  const locale =
    asked ??
    acceptedLocale(getCookie(c, cookie), known) ??
    acceptedLocale(c.req.header('Accept-Language'), known) ??
    'en';
  return { locale, words: hostWords(locale), isAsked: asked !== undefined };
}

export function rememberLanguage(c: Context, { locale }: Language): void {
  setCookie(c, cookie, locale, { path: '/', sameSite: 'Lax', maxAge: yearSeconds });
}

/**
 * The sportsbook's address in a language. Its first language may have no prefix, and one that it does not speak has no
 * address (ROUTE-5).
 */
export function sportsbookIn(
  locale: LocaleCode,
  url: string,
  site: Pick<PlatformConfig['site'], 'locales' | 'localeInUrl'> | undefined,
): string {
  const { locales = [], localeInUrl = false } = site ?? {};
  if (!locales.includes(locale) || (locale === locales[0] && !localeInUrl)) return url;
  const address = new URL(url);
  address.pathname = `/${locale}${address.pathname}`;
  return address.href;
}
