import type { Market } from '@slipstream/contract/entities/catalogue/market';
import { describe, expect, it } from 'vitest';

import { marketOf, matchOf } from '../../state/board/board-fixture.ts';
import { headMarkets, rowMarkets } from './row-markets.ts';

const market = (id: string) => ({ ...marketOf(1, { home: 2000 }), id: id as Market['id'] });
const full = { ...matchOf(1, market('1')), secondaryMarket: market('18'), topMarkets: [market('16'), market('29')] };
const bare = matchOf(1, null);
const ids = (markets: readonly Market[]) => markets.map(({ id }) => id);

describe('[SHOW-9] the markets of a row', () => {
  it.each([
    [1, ['1']],
    [2, ['1', '18']],
    [3, ['1', '18', '16']],
  ])('are as many as there is room for: %d', (groups, expected) => {
    expect(ids(headMarkets([full], groups))).toEqual(expected);
  });

  it('are headed by the first match that has them', () => {
    expect(ids(headMarkets([bare, full], 2))).toEqual(['1', '18']);
    expect(headMarkets([bare], 3)).toEqual([]);
  });

  it('are headed once, whatever place they have in a match', () => {
    const moved = { ...full, mainMarket: null, secondaryMarket: market('1') };
    expect(ids(headMarkets([moved, full], 3))).toEqual(['1', '18', '16']);
  });

  it('keep their columns where one is decided', () => {
    const decided = { ...full, topMarkets: [market('29')] };
    expect(rowMarkets(decided, ['1', '18', '16']).map(([, found]) => found?.id ?? null)).toEqual(['1', '18', null]);
    expect(rowMarkets(bare, ['1']).map(([, found]) => found)).toEqual([null]);
  });
});
