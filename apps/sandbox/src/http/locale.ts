import { acceptedLocale } from '@slipstream/locales/choose-locale';

/** The language to answer in: the first of the header that the site speaks, else the site's first (I18N-1). */
export function localeOf(acceptLanguage: string | undefined, supported: readonly string[]): string {
  return acceptedLocale(acceptLanguage, supported) ?? supported[0] ?? 'en';
}
