import { languages, type LocaleCode } from './languages.ts';

export type { LocaleCode };

export const localeCodes = /* @__PURE__ */ Object.keys(languages) as readonly LocaleCode[];

export function isLocaleCode(value: string): value is LocaleCode {
  return Object.hasOwn(languages, value);
}

export type Direction = 'ltr' | 'rtl';

/**
 * A page is mirrored only if the site asks for it: an operator may not have checked its banners in Arabic yet (I18N-2).
 */
export function directionOf(locale: LocaleCode, rtlView: boolean): Direction {
  return rtlView && languages[locale].rtl === true ? 'rtl' : 'ltr';
}

export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}
