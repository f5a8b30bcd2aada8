import { describe, expect, it } from 'vitest';

import { acceptedLocale, chooseLocale } from './choose-locale.ts';
import { directionOf, localeCodes } from './locale.ts';

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
    ['xx', 'en'],
    ['', 'en'],
  ])('[I18N-1] %s is answered in %s', (wanted, expected) => {
    expect(chooseLocale(wanted, supported)).toBe(expected);
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
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[I18N-1] %s is answered in %s', (header, expected) => {
    expect(acceptedLocale(header, supported)).toBe(expected);
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
