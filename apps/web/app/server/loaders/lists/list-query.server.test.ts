import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listQueryKeys } from '../../../site/paths.ts';
import { readListQuery } from './list-query.server.ts';

function read(search: string) {
  return readListQuery(new URL(`http://localhost/sportsbook/schedule${search}`), listQueryKeys);
}

describe('readListQuery', () => {
  it.each([
    ['?page=2', { page: 2 }],
    ['?time=3', { time: 3 }],
    ['?date=2026-11-16', { date: '2026-11-16' }],
    ['?sport=soccer', { sport: 'soccer' }],
    ['?sortBy=bets_count:desc', { sortBy: 'bets_count:desc' }],
    ['?isBettable=true&sportType=cyber', { isBettable: true, sportType: 'cyber' }],
    ['?hasVideo=false&tab=outrights&league=17', { hasVideo: false, tab: 'outrights', league: '17' }],
    ['?stag=friend', {}],
  ])('[ROUTE-6] reads %s', (search, expected) => {
    const result = read(search);
    expect(result.kind === 'query' && result.query).toMatchObject(expected);
  });

  it.each([
    ['?page=-1', ''],
    ['?page=0', ''],
    ['?page=1e9', ''],
    ['?page=', ''],
    ['?date=x', ''],
    ['?date=2026-02-31', ''],
    ['?date=2026-13-01&sport=tennis', '?sport=tennis'],
    ['?sport=%3Cscript%3E', ''],
    ['?sport=../../secret', ''],
    ['?sortBy=price', ''],
    ['?time=-5&page=2', '?page=2'],
    ['?isBettable=maybe', ''],
    ['?sportType=chess', ''],
  ])('[ROUTE-6] %s is sent to the page without it', (search, left) => {
    expect(read(search)).toEqual({ kind: 'redirect', to: `/sportsbook/schedule${left}` });
  });

  it('[ROUTE-6] what it sends to can always be read', () => {
    const address = fc.array(fc.tuple(fc.constantFrom(...listQueryKeys), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(address, (pairs) => {
        const result = read(`?${new URLSearchParams(pairs)}`);
        if (result.kind === 'query') return;
        const again = readListQuery(new URL(result.to, 'http://localhost'), listQueryKeys);
        expect(again.kind).toBe('query');
      }),
    );
  });
});
