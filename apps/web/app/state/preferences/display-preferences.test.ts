import { describe, expect, it } from 'vitest';

import { displayPreferencesHeader, readDisplayPreferences } from './display-preferences.ts';

describe('readDisplayPreferences', () => {
  it.each([
    ['theme=day', { theme: 'day' }],
    ['theme=pink; xtheme=night', {}],
    [
      'session=secret; odds=american; zone=Europe/Berlin; locale=pt-BR',
      { odds: 'american', zone: 'Europe/Berlin', locale: 'pt-BR' },
    ],
    ['columns=tennis:186~soccer:18', { columns: { soccer: '18', tennis: '186' } }],
    ['columns=<b>', {}],
    ['zone=europe/BERLIN', { zone: 'Europe/Berlin' }],
    ['zone=America/Argentina/Buenos_Aires', { zone: 'America/Buenos_Aires' }],
    ['zone=+01:23', {}],
    ['zone=Mars/Base', {}],
    ['odds=roman; locale=<b>', {}],
    ['', {}],
    [null, {}],
  ])('[ODDS-2] reads %s', (cookie, preferences) => {
    expect(readDisplayPreferences(cookie)).toEqual(preferences);
  });

  it('writes a header that reads back the same, without the language, which no page is rendered by', () => {
    const preferences = { theme: 'night', odds: 'british', zone: 'Asia/Tokyo' } as const;
    expect(readDisplayPreferences(displayPreferencesHeader({ ...preferences, locale: 'de' }))).toEqual(preferences);
    expect(displayPreferencesHeader({})).toBe('');
  });
});
