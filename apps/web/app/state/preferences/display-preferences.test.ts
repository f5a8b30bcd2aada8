import { describe, expect, it } from 'vitest';

import { tasteHeader, tasteOf } from './display-preferences.ts';

describe('tasteOf', () => {
  it.each([
    ['theme=day', { theme: 'day' }],
    ['theme=pink; xtheme=night', {}],
    [
      'session=secret; odds=american; zone=Europe/Berlin; locale=pt-BR',
      { odds: 'american', zone: 'Europe/Berlin', locale: 'pt-BR' },
    ],
    ['zone=europe/BERLIN', { zone: 'Europe/Berlin' }],
    ['zone=America/Argentina/Buenos_Aires', { zone: 'America/Buenos_Aires' }],
    ['zone=+01:23', {}],
    ['zone=Mars/Base', {}],
    ['odds=roman; locale=tlh', {}],
    ['', {}],
    [null, {}],
  ])('[ODDS-2] reads %s', (cookie, taste) => {
    expect(tasteOf(cookie)).toEqual(taste);
  });

  it('writes a header that reads back the same, without the language, which no page is rendered by', () => {
    const taste = { theme: 'night', odds: 'british', zone: 'Asia/Tokyo' } as const;
    expect(tasteOf(tasteHeader({ ...taste, locale: 'de' }))).toEqual(taste);
    expect(tasteHeader({})).toBe('');
  });
});
