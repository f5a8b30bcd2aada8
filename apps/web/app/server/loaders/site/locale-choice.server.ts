import type { SiteConfig } from '@slipstream/contract/site/site-config';
import { chooseLocale } from '@slipstream/locales/choose-locale';
import { isLocaleCode, type LocaleCode } from '@slipstream/locales/locale';

import { link, type LocaleRules, type PathParts } from '../../../site/paths.ts';

export type LocaleChoice =
  | { readonly kind: 'locale'; readonly locale: LocaleCode }
  /** The path of the same page under its own prefix. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'no-such-locale' };

/**
 * The prefix decides. The default language has none, so an address that spells it out is sent to the one without (ROUTE-5),
 * as an old or colloquial prefix is sent to the one it means (I18N-1).
 */
export function localeOf(path: PathParts | null, rules: LocaleRules<LocaleCode>): LocaleChoice {
  const fallback: LocaleCode = rules.locales[0] ?? 'en';
  if (path?.prefix === undefined) return { kind: 'locale', locale: fallback };
  const locale = chooseLocale<LocaleCode | ''>(path.prefix, rules.locales, '');
  if (locale === '') return { kind: 'no-such-locale' };
  const isSpelledOut = locale === fallback && !rules.localeInUrl;
  if (path.prefix === locale && !isSpelledOut) return { kind: 'locale', locale };
  return { kind: 'redirect', to: link(path.target, locale, rules) };
}

/** The languages of a site that we have words for, and how it writes them. */
export function rulesOf({
  locales,
  localeInUrl,
}: Pick<SiteConfig, 'locales' | 'localeInUrl'>): LocaleRules<LocaleCode> {
  return { locales: locales.filter((locale) => isLocaleCode(locale)), localeInUrl };
}
