import { describe, expect, it } from 'vitest';

import { visitorRequest } from './visitor-request.server.ts';

const publicUrl = 'https://bet.example.com';

describe('visitorRequest', () => {
  it('lets nothing through but the address and how the page is read', () => {
    const { key, request } = visitorRequest(
      '/sportsbook?sport=soccer',
      { cookie: 'session=secret; theme=day; device=1', acceptLanguage: 'de' },
      publicUrl,
    );
    expect(request().url).toBe('https://bet.example.com/sportsbook?sport=soccer');
    expect([...request().headers]).toEqual([['cookie', 'theme=day']]);
    expect(key).toBe('theme=day /sportsbook?sport=soccer');
  });

  it.each([
    ['theme=night', 'theme=night /sportsbook'],
    ['locale=de; zone=Asia/Tokyo; odds=american', 'odds=american; zone=Asia/Tokyo /sportsbook'],
    ['theme=pink', ' /sportsbook'],
    ['xtheme=night', ' /sportsbook'],
    [undefined, ' /sportsbook'],
  ])('with the cookie %s is kept as "%s"', (cookie, key) => {
    expect(visitorRequest('/sportsbook', { cookie }, publicUrl).key).toBe(key);
  });
});

it.each([
  [undefined, '?0', 'markets=2 /sportsbook'],
  [undefined, '?1', ' /sportsbook'],
  [undefined, undefined, ' /sportsbook'],
  ['markets=1', '?0', ' /sportsbook'],
  ['markets=3', '?0', 'markets=3 /sportsbook'],
  ['markets=4', '?1', ' /sportsbook'],
])('[SHOW-9] with the cookie %s and a browser that says %s, a page is kept as "%s"', (cookie, isMobile, key) => {
  expect(visitorRequest('/sportsbook', { cookie, isMobile }, publicUrl).key).toBe(key);
});

it.each([
  ['locale=ar', 'de', 'ar'],
  [undefined, 'pt,en;q=0.8', 'pt-BR,en'],
  [undefined, 'en;q=0.8,de', 'de,en'],
  ['locale=tlh', 'de', 'de'],
  [undefined, 'br', 'pt-BR'],
  [undefined, 'xx', null],
])(
  '[I18N-1] the way in, with the cookie %s and a browser that speaks %s, asks for %s',
  (cookie, acceptLanguage, language) => {
    const { request } = visitorRequest('/', { cookie, acceptLanguage }, publicUrl);
    expect(request().headers.get('accept-language')).toBe(language);
  },
);
