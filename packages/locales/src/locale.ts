/** Every supported language, in the order of the language switcher; the first is the last fallback (I18N-1). */
export const localeCodes = ['en', 'de', 'es', 'pt-BR', 'ru', 'tr', 'ar', 'ja'] as const;

export type LocaleCode = (typeof localeCodes)[number];

/** Each language in its own words. */
export const localeNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  ar: 'العربية',
  ja: '日本語',
} as const satisfies Record<LocaleCode, string>;

export function isLocaleCode(value: string): value is LocaleCode {
  return (localeCodes as readonly string[]).includes(value);
}

/** The languages written from right to left (I18N-2). */
const rtlLanguages: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

export type Direction = 'ltr' | 'rtl';

/**
 * A page is mirrored only if the site asks for it: an operator may not have checked its banners in Arabic yet (I18N-2).
 */
export function directionOf(locale: string, rtlView: boolean): Direction {
  return rtlView && rtlLanguages.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}
