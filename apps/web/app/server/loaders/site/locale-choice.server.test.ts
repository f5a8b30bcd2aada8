import type { LocaleCode } from '@slipstream/locales/locale';
import { expect, it } from 'vitest';

import { parsePath } from '../../../site/paths.ts';
import { localeOf, rulesOf } from './locale-choice.server.ts';

const site = { locales: ['en', 'de', 'pt-BR'] as readonly LocaleCode[], localeInUrl: false };
const found = (locale: string) => ({ kind: 'locale', locale });
const sent = (to: string) => ({ kind: 'redirect', to });

it.each([
  ['/sportsbook/live', found('en')],
  ['/de/sportsbook/live', found('de')],
  ['/pt-BR/sportsbook', found('pt-BR')],
  ['/br/sportsbook/live', sent('/pt-BR/sportsbook/live')],
  ['/pt-br/sportsbook', sent('/pt-BR/sportsbook')],
  ['/de-AT/sportsbook/live', sent('/de/sportsbook/live')],
  ['/en/sportsbook/live', sent('/sportsbook/live')],
  ['/xx/sportsbook', { kind: 'no-such-locale' }],
])('[I18N-1] %s is answered with %j', (path, expected) => {
  expect(localeOf(parsePath(path), site)).toEqual(expected);
});

it('[I18N-1] the default of a site is its first language, and where every address names one it does too', () => {
  expect(localeOf(parsePath('/sportsbook'), { ...site, locales: ['de', 'en'] })).toEqual(found('de'));
  expect(localeOf(parsePath('/en/sportsbook'), { ...site, localeInUrl: true })).toEqual(found('en'));
  expect(localeOf(parsePath('/sportsbook'), { ...site, locales: [] })).toEqual(found('en'));
});

it('[I18N-1] a language without words of ours is none of the site', () => {
  expect(rulesOf({ locales: ['xx', 'de', 'en'], localeInUrl: false }).locales).toEqual(['de', 'en']);
});
