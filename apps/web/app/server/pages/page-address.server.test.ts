import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';

import { listQueryKeys } from '../../site/paths.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';
import { readPageAddress, unreadAddress } from './page-address.server.ts';

const known: KnownSite = {
  rules: { locales: ['en', 'de', 'pt-BR'], localeInUrl: false },
  sportKeys: new Set(['soccer', 'tennis']),
  customPaths: new Set(['/vip', '/clubs/vip', '/a/b/c']),
  today: '2026-11-16',
};

function read(address: string) {
  return readPageAddress(new URL(address, 'http://localhost'), known);
}

function pathOf(address: string): string | undefined {
  const page = read(address);
  return page.kind === 'page' ? page.pathAndSearch : undefined;
}

describe('[PAGE-1] a page has one address', () => {
  it.each([
    ['/', '/'],
    ['/sportsbook', '/sportsbook'],
    ['/sportsbook/', '/sportsbook'],
    ['/sportsbook/live///', '/sportsbook/live'],
    ['/sportsbook/LIVE', '/sportsbook/live'],
    ['/sportsbook/%6Cive', '/sportsbook/live'],
    ['/de/sportsbook/soccer', '/de/sportsbook/soccer'],
    ['/sportsbook/soccer/arsenal-m1', '/sportsbook/soccer/arsenal-m1'],
    ['/sportsbook/clubs/vip', '/sportsbook/clubs/vip'],
    ['/sportsbook/a/b/c', '/sportsbook/a/b/c'],
    ['/sportsbook/users/password/new', '/sportsbook/users/password/new'],
    // Keys that no page, or not this one, reads.
    ['/sportsbook?stag=friend&betcode=XYZ', '/sportsbook'],
    ['/sportsbook/about?tab=outrights&page=7&sport=soccer', '/sportsbook/about'],
    ['/sportsbook/soccer/arsenal-m1?tab=table', '/sportsbook/soccer/arsenal-m1'],
    // Order, repetition, and what a page shows anyway.
    ['/sportsbook/schedule?page=2&sport=tennis&time=3', '/sportsbook/schedule?time=3&sport=tennis&page=2'],
    ['/sportsbook/schedule?page=2&page=3', '/sportsbook/schedule?page=2'],
    ['/sportsbook/schedule?page=1&isBettable=false', '/sportsbook/schedule'],
    ['/sportsbook/soccer?tab=top', '/sportsbook/soccer'],
    ['/sportsbook/soccer?tab=outrights', '/sportsbook/soccer?tab=outrights'],
    ['/sportsbook/soccer/premier-l1?tab=table', '/sportsbook/soccer/premier-l1?tab=table'],
    // Data, and the loaders it is of.
    ['/_.data', '/_.data'],
    ['/sportsbook.data', '/sportsbook.data'],
    ['/sportsbook/_.data', '/sportsbook.data'],
    ['/sportsbook/live.data?_routes=routes%2Flive', '/sportsbook/live.data?_routes=routes%2Flive'],
    ['/sportsbook/live.data?_routes=routes/live,root,x', '/sportsbook/live.data?_routes=root%2Croutes%2Flive'],
    ['/sportsbook/live.data?_routes=junk', '/sportsbook/live.data'],
    ['/sportsbook/live?_routes=routes/live', '/sportsbook/live'],
  ])('%s is %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it.each([
    ['/wp-admin.php', '/not-found'],
    ['/anything/sportsbook', '/not-found'],
    ['/SPORTSBOOK/live', '/not-found'],
    ['/xx/sportsbook/live', '/not-found'],
    ['/sportsbook/a-sport-nobody-plays', '/sportsbook/not-found'],
    ['/sportsbook/soccer/no-id-here', '/sportsbook/not-found/not-found'],
    ['/de/sportsbook/soccer/x', '/de/sportsbook/not-found/not-found'],
    ['/sportsbook/1/2/3/4', '/sportsbook/not-found/not-found/not-found'],
    ['/sportsbook//live', '/sportsbook/not-found/not-found/not-found'],
    ['/sportsbook/%E0%A4%A', '/sportsbook/not-found/not-found/not-found'],
  ])('%s leads nowhere, as all of its kind do', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });
});

describe('[ROUTE-6] [PAGE-1] what means nothing never reaches a page', () => {
  it.each([
    ['/sportsbook/soccer?tab=abc', '/sportsbook/soccer'],
    ['/sportsbook/soccer?tab=table', '/sportsbook/soccer'],
    ['/sportsbook/soccer?tab=abc&stag=friend', '/sportsbook/soccer?stag=friend'],
    ['/sportsbook/soccer.data?tab=abc&_routes=routes/sport', '/sportsbook/soccer'],
    ['/sportsbook?sport=chess', '/sportsbook'],
    ['/de/sportsbook/schedule?date=2026-11-30&page=2', '/de/sportsbook/schedule?page=2'],
    ['/sportsbook/results?date=1999-12-31', '/sportsbook/results'],
    ['/sportsbook/results?date=2026-11-18', '/sportsbook/results'],
    ['/sportsbook/live?hasVideo=maybe', '/sportsbook/live'],
  ])('%s is sent to %s', (address, to) => {
    expect(read(address)).toMatchObject({ kind: 'redirect', to, status: 302 });
  });

  it.each([
    ['/en/sportsbook/live?sport=soccer&stag=a', '/sportsbook/live?sport=soccer&stag=a'],
    ['/DE/sportsbook', '/de/sportsbook'],
    ['/br/sportsbook/live.data?_routes=root', '/pt-BR/sportsbook/live'],
  ])('[ROUTE-5] %s is sent to %s for good', (address, to) => {
    expect(read(address)).toMatchObject({ kind: 'redirect', to, status: 301 });
  });

  it('whatever is typed, it ends at a page that is its own address', () => {
    const path = fc.constantFrom('/sportsbook', '/de/sportsbook/schedule', '/sportsbook/results', '/sportsbook/soccer');
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('soccer', '2', 'table', '2026-11-16', 'true'),
    );
    const search = fc.array(fc.tuple(fc.constantFrom(...listQueryKeys), value));
    fc.assert(
      fc.property(path, search, (start, pairs) => {
        const first = read(`${start}?${new URLSearchParams(pairs)}`);
        const end = first.kind === 'redirect' ? read(first.to) : first;
        if (end.kind !== 'page') throw new Error(`redirected twice: ${end.to}`);
        expect(pathOf(end.pathAndSearch)).toBe(end.pathAndSearch);
      }),
    );
  });
});

describe('[PAGE-2] what there is no end of has a lane of its own', () => {
  it.each([
    ['/sportsbook/results?date=2026-11-10', 'visit'],
    ['/sportsbook/results?date=2019-05-01', 'deep'],
    ['/sportsbook/results?league=17', 'deep'],
    ['/sportsbook/schedule?page=10', 'visit'],
    ['/sportsbook/schedule?page=11', 'deep'],
    ['/sportsbook/soccer/arsenal-m1', 'visit'],
    ['/sportsbook/chess/arsenal-m1', 'deep'],
    ['/sportsbook/promotions/7', 'deep'],
  ])('%s: %s', (address, lane) => {
    expect(read(address)).toMatchObject({ kind: 'page', lane });
  });

  it('before anything is known of the site, that is every address, without the keys of others', () => {
    const url = new URL('http://localhost/sportsbook/live?stag=a&sport=chess');
    expect(unreadAddress(url)).toMatchObject({ pathAndSearch: '/sportsbook/live?sport=chess', lane: 'deep' });
  });
});
