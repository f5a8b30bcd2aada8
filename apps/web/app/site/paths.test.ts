import { describe, expect, it } from 'vitest';

import { inLocale, isActive, link, parsePath, targets, type LocaleRules } from './paths.ts';

const rules: LocaleRules = { locales: ['en', 'de', 'pt-BR'], localeInUrl: false };
const always: LocaleRules = { ...rules, localeInUrl: true };

describe('link', () => {
  it.each([
    [targets.home, 'en', rules, '/sportsbook'],
    [targets.home, 'de', rules, '/de/sportsbook'],
    [targets.home, 'en', always, '/en/sportsbook'],
    [targets.live, 'en', rules, '/sportsbook/live'],
    [targets.sport('soccer'), 'pt-BR', rules, '/pt-BR/sportsbook/soccer'],
    [targets.inSport('soccer', 'england-c12'), 'en', rules, '/sportsbook/soccer/england-c12'],
    ['https://example.com/x', 'de', rules, 'https://example.com/x'],
    ['sms:+49123', 'de', rules, 'sms:+49123'],
    ['mailto:help@example.com', 'de', rules, 'mailto:help@example.com'],
  ])('[ROUTE-5] %s in %s', (target, locale, given, expected) => {
    expect(link(target, locale, given)).toBe(expected);
  });
});

describe('parsePath', () => {
  it.each([
    ['/sportsbook', { prefix: undefined, target: '/' }],
    ['/sportsbook/', { prefix: undefined, target: '/' }],
    ['/de/sportsbook', { prefix: 'de', target: '/' }],
    ['/pt-BR/sportsbook/soccer/england-c12', { prefix: 'pt-BR', target: '/soccer/england-c12' }],
    ['/sportsbook/live/', { prefix: undefined, target: '/live' }],
    ['/', null],
    ['/de', null],
    ['/sportsbooks', null],
    ['/x/y/sportsbook', null],
  ])('[ROUTE-1] %s', (pathname, expected) => {
    expect(parsePath(pathname)).toEqual(expected);
  });

  it.each(Object.values(targets).map((target) => (typeof target === 'string' ? target : target('soccer', 'a-m1'))))(
    '[ROUTE-1] gives back %s in every language',
    (target) => {
      for (const locale of rules.locales) expect(parsePath(link(target, locale, rules))?.target).toBe(target);
    },
  );
});

describe('isActive', () => {
  it.each([
    ['/live', '/de/sportsbook/live', true],
    ['/', '/sportsbook', true],
    ['/', '/sportsbook/live', false],
    ['/live', '/sportsbook/live/x', false],
  ])('[ROUTE-5] %s on %s: %s', (target, pathname, expected) => {
    expect(isActive(target, pathname)).toBe(expected);
  });
});

describe('inLocale', () => {
  it('[I18N-4] swaps the locale and keeps query and hash', () => {
    const current = { pathname: '/de/sportsbook/soccer', search: '?page=2', hash: '#betBuilder' };
    expect(inLocale(current, 'pt-BR', rules)).toBe('/pt-BR/sportsbook/soccer?page=2#betBuilder');
    expect(inLocale(current, 'en', rules)).toBe('/sportsbook/soccer?page=2#betBuilder');
  });
});
