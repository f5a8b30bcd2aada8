import { describe, expect, it } from 'vitest';

import { visitorRequest } from './visitor-request.server.ts';

const publicUrl = 'https://bet.example.com';

describe('visitorRequest', () => {
  it('lets nothing through but the address, the known keys and the theme', () => {
    const url = new URL('http://evil.example/sportsbook?page=2&stag=abc&betcode=XYZ&sport=soccer');
    const { key, request } = visitorRequest(
      url,
      { cookie: 'session=secret; theme=day; device=1', acceptLanguage: 'de' },
      publicUrl,
    );
    expect(request().url).toBe('https://bet.example.com/sportsbook?sport=soccer&page=2');
    expect([...request().headers]).toEqual([['cookie', 'theme=day']]);
    expect(key).toBe('theme=day /sportsbook?sport=soccer&page=2');
  });

  it.each([
    ['the order of the query', '/sportsbook?page=1&sport=x', '/sportsbook?sport=x&page=1'],
    ['unknown keys', '/sportsbook?utm_source=a', '/sportsbook'],
    ['repeated keys', '/sportsbook?page=1&page=2', '/sportsbook?page=1'],
  ])('makes no second page of %s', (_name, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['theme=night', 'theme=night /sportsbook'],
    ['locale=de; zone=Asia/Tokyo; odds=american', 'odds=american; zone=Asia/Tokyo /sportsbook'],
    ['theme=pink', ' /sportsbook'],
    ['xtheme=night', ' /sportsbook'],
    [undefined, ' /sportsbook'],
  ])('with the cookie %s is kept as "%s"', (cookie, key) => {
    expect(
      visitorRequest(new URL('/sportsbook', publicUrl), { cookie, acceptLanguage: undefined }, publicUrl).key,
    ).toBe(key);
  });
});

it.each([
  ['locale=ar', 'de', 'ar'],
  [undefined, 'pt,en;q=0.8', 'en'],
  [undefined, 'br', 'pt-BR'],
  [undefined, 'xx', null],
])(
  '[I18N-1] the way in, with the cookie %s and a browser that speaks %s, asks for %s',
  (cookie, acceptLanguage, language) => {
    const { request } = visitorRequest(new URL('/', publicUrl), { cookie, acceptLanguage }, publicUrl);
    expect(request().headers.get('accept-language')).toBe(language);
  },
);

function keyOf(address: string): string {
  return visitorRequest(new URL(address, publicUrl), { cookie: undefined, acceptLanguage: undefined }, publicUrl).key;
}
