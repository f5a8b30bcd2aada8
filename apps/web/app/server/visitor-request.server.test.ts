import { describe, expect, it } from 'vitest';

import { visitorRequest } from './visitor-request.server.ts';

const publicUrl = 'https://bet.example.com';

describe('visitorRequest', () => {
  it('lets nothing through but the address, the known keys and the theme', () => {
    const url = new URL('http://evil.example/sportsbook?page=2&stag=abc&betcode=XYZ&sport=soccer');
    const { key, request } = visitorRequest(url, 'session=secret; theme=day; device=1', publicUrl);
    expect(request().url).toBe('https://bet.example.com/sportsbook?sport=soccer&page=2');
    expect([...request().headers]).toEqual([['cookie', 'theme=day']]);
    expect(key).toBe('day /sportsbook?sport=soccer&page=2');
  });

  it.each([
    ['the order of the query', '/sportsbook?page=1&sport=x', '/sportsbook?sport=x&page=1'],
    ['unknown keys', '/sportsbook?utm_source=a', '/sportsbook'],
    ['repeated keys', '/sportsbook?page=1&page=2', '/sportsbook?page=1'],
  ])('makes no second page of %s', (_name, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['theme=night', 'night /sportsbook'],
    ['theme=pink', ' /sportsbook'],
    ['xtheme=night', ' /sportsbook'],
    [undefined, ' /sportsbook'],
  ])('with the cookie %s is kept as "%s"', (cookie, key) => {
    expect(visitorRequest(new URL('/sportsbook', publicUrl), cookie, publicUrl).key).toBe(key);
  });
});

function keyOf(address: string): string {
  return visitorRequest(new URL(address, publicUrl), undefined, publicUrl).key;
}
