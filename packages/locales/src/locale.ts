import { languageCodes, languageOfCode, type LocaleCode } from './languages.ts';

export type { LocaleCode };

/** The languages of the product itself, as they are at start; `languageCodes()` also has those that were added. */
export const localeCodes: readonly LocaleCode[] = /* @__PURE__ */ languageCodes();

export function isLocaleCode(value: string): boolean {
  return languageOfCode(value) !== undefined;
}

export type Direction = 'ltr' | 'rtl';

/**
 * A page is mirrored only if the site asks for it: an operator may not have checked its banners in Arabic yet (I18N-2).
 */
export function directionOf(locale: LocaleCode, rtlView: boolean): Direction {
  return rtlView && languageOfCode(locale)?.rtl === true ? 'rtl' : 'ltr';
}

export function languageName(locale: LocaleCode): string {
  return languageOfCode(locale)?.name ?? locale;
}

export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}

/**
 * Where a message is looked for, the language itself first: its own fallback and that one's, the language without its region,
 * the site's default, English (I18N-7).
 */
export function fallbackChain(locale: LocaleCode, siteDefault?: LocaleCode): readonly LocaleCode[] {
  const chain = new Set<string>();
  for (const start of [locale, languageOf(locale), siteDefault ?? 'en', 'en']) {
    for (let code: string | undefined = start; code !== undefined && !chain.has(code);) {
      chain.add(code);
      code = languageOfCode(code)?.fallback;
    }
  }
  return [...chain].filter((code) => isLocaleCode(code));
}
