import { describe, expect, it } from 'vitest';

import { marketOf, matchOf } from '../../state/board/board-fixture.ts';
import { headMarkets, rowMarkets, type RowMarketPlace } from './row-markets.ts';

const market = (name: string) => ({ ...marketOf(1, { home: 2000 }), name });
const full = { ...matchOf(1, market('1X2')), secondaryMarket: market('total'), topMarkets: [market('handicap')] };
const bare = matchOf(1, null);
const names = (groups: readonly RowMarketPlace[]) => groups.map(({ market: found }) => found?.name ?? null);

describe('[SHOW-9] the markets of a row', () => {
  it.each([
    [1, ['1X2']],
    [2, ['1X2', 'total']],
    [3, ['1X2', 'total', 'handicap']],
  ] as const)('are as many as there is room for: %d', (groups, expected) => {
    expect(names(rowMarkets(full, groups))).toEqual(expected);
  });

  it('keep their columns where one is missing', () => {
    expect(names(rowMarkets({ ...full, secondaryMarket: null }, 3))).toEqual(['1X2', null, 'handicap']);
  });

  it('are headed by the first match that has them', () => {
    expect(names(headMarkets([bare, full], 2))).toEqual(['1X2', 'total']);
    expect(names(headMarkets([bare, { ...full, secondaryMarket: null, topMarkets: [] }], 3))).toEqual(['1X2']);
    expect(headMarkets([bare], 3)).toEqual([]);
  });
});
