import { describe, expect, it } from 'vitest';

import { acceptedLocale, acceptedLocales, chooseLocale } from './choose-locale.ts';
import { plannedLanguages } from './languages.ts';
import { directionOf, fallbackChain, localeCodes } from './locale.ts';

const supported = ['en', 'de', 'pt-BR', 'pt', 'nb', 'fil', 'vi', 'sv', 'en-PH', 'sr-ME', 'ar'] as const;

describe('chooseLocale', () => {
  it.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['pt-BR', 'pt-BR'],
    ['no', 'nb'],
    ['tl', 'fil'],
    ['vn', 'vi'],
    ['se', 'sv'],
    ['ph', 'en-PH'],
    ['br', 'pt-BR'],
    ['sr', 'sr-ME'],
    ['de-AT', 'de'],
    ['pt-PT', 'pt'],
    ['sr-Latn-RS', 'sr-ME'],
    ['pt_BR', 'pt-BR'],
    ['xx', 'en'],
    ['', 'en'],
  ])('[I18N-1] %s is answered in %s', (wanted, expected) => {
    expect(chooseLocale(wanted, supported)).toBe(expected);
  });

  it.each([
    ['no', 'nb'],
    ['tl', 'fil'],
    ['vn', 'vi'],
    ['se', 'sv'],
    ['ph', 'en-PH'],
    ['br', 'pt-BR'],
    ['sr', 'sr-ME'],
    ['kz', 'kk'],
    ['ua', 'uk'],
    ['cz', 'cs'],
    ['gr', 'el'],
    ['cn', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hant-TW', 'zh-Hans'],
    ['il', 'he'],
    ['iw', 'he'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['dk', 'da'],
    ['ir', 'fa'],
    ['in', 'id'],
    ['uk', 'uk'],
    ['pt-PT', 'pt-BR'],
  ])('[I18N-1] the alias %s leads to %s among all languages', (alias, expected) => {
    expect(chooseLocale(alias, Object.keys(plannedLanguages))).toBe(expected);
  });

  it('[I18N-1] an alias is one language only, and the code of none', () => {
    const codes = new Set(Object.keys(plannedLanguages).map((code) => code.toLowerCase()));
    const aliases = Object.values(plannedLanguages).flatMap((language) => language.aliases ?? []);
    expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at || codes.has(alias))).toEqual([]);
  });

  it.each([
    ['sr', ['en', 'hr'], 'hr'],
    ['en-GB', ['de', 'en-PH'], 'en-PH'],
    ['kk', ['en', 'ru'], 'ru'],
    ['fil', ['de', 'en'], 'en'],
  ])('[I18N-1] %s is answered by its relative of %j', (wanted, codes, expected) => {
    expect(chooseLocale(wanted, codes)).toBe(expected);
  });

  it('[I18N-1] the default of the site comes before English, English when there is none', () => {
    expect(chooseLocale('xx', ['de', 'en'])).toBe('de');
    expect(chooseLocale('xx', ['de', 'ar'], 'ar')).toBe('ar');
    expect(chooseLocale('xx', [])).toBe('en');
  });
});

describe('acceptedLocale', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['xx, br;q=0.9', 'pt-BR'],
    ['no, de;q=0.9', 'nb'],
    ['de;q=0.5, ar;q=0.8', 'ar'],
    ['de;q=0, ar;q=0.1', 'ar'],
    ['hr, de;q=0.9', 'de'],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[I18N-1] %s is answered in %s', (header, expected) => {
    expect(acceptedLocale(header, supported)).toBe(expected);
  });
});

describe('acceptedLocales', () => {
  it.each([
    ['fr, de;q=0.9, en;q=0.8', ['de', 'en']],
    ['de-AT, de;q=0.9, ar;q=0.95, nb, sv', ['de', 'nb', 'sv']],
    ['br, no;q=0.9', ['pt-BR', 'nb']],
    ['*', []],
    [undefined, []],
  ])('[I18N-1] of %s there are %j', (header, expected) => {
    expect(acceptedLocales(header, supported)).toEqual(expected);
  });
});

describe('fallbackChain', () => {
  it.each([
    ['de', undefined, ['de', 'en']],
    ['en-PH', 'ru', ['en-PH', 'en', 'ru']],
    ['de', 'tr', ['de', 'tr', 'en']],
    ['en', 'de', ['en', 'de']],
  ])('[I18N-7] %s on a site in %s looks in %j', (locale, siteDefault, expected) => {
    expect(fallbackChain(locale, siteDefault)).toEqual(expected);
  });
});

describe('directionOf', () => {
  it.each([
    ['ar', true, 'rtl'],
    ['ar', false, 'ltr'],
    ['en', true, 'ltr'],
    ['de', true, 'ltr'],
  ] as const)('[I18N-2] %s with rtl_view %s reads %s', (locale, rtlView, expected) => {
    expect(directionOf(locale, rtlView)).toBe(expected);
  });

  it.each(localeCodes)('[I18N-2] %s reads as its script does', (locale) => {
    // The platform knows; TypeScript does not yet know that it does.
    const { getTextInfo } = Intl.Locale.prototype as unknown as { getTextInfo: () => { direction: string } };
    expect(directionOf(locale, true)).toBe(getTextInfo.call(new Intl.Locale(locale)).direction);
  });
});
