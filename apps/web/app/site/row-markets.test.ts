import type { MarketId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { marketOf, matchOf } from '../state/board/board-fixture.ts';
import { rowMarketsOf, shownRowMarkets } from './row-markets.ts';

const market = (id: string) => ({ ...marketOf(1, { home: 2000 }), id: id as MarketId });
const full = { ...matchOf(1, market('1')), secondaryMarket: market('18'), topMarkets: [market('16'), market('29')] };
const bare = matchOf(1, null);
const all = ['1', '18', '16', '29'] as MarketId[];

describe('[SHOW-9] the markets of a row', () => {
  it('are those of the first match that has them', () => {
    expect(rowMarketsOf([bare, full]).map(({ id }) => id)).toEqual(all);
    expect(rowMarketsOf([bare])).toEqual([]);
  });

  it('are there once, whatever place they have in a match', () => {
    const moved = { ...full, mainMarket: null, secondaryMarket: market('1') };
    expect(rowMarketsOf([moved, full]).map(({ id }) => id)).toEqual(all);
  });

  it.each([
    [1, undefined, ['1']],
    [2, undefined, ['1', '18']],
    [3, undefined, ['1', '18', '16']],
    [1, '16', ['16']],
    [2, '16', ['1', '16']],
    [3, '16', ['1', '18', '16']],
    [3, '29', ['1', '18', '29']],
    [2, '1', ['1', '18']],
    [1, '777', ['1']],
  ])('[SHOW-11] with room for %d and %s chosen are %j', (count, chosen, expected) => {
    expect(shownRowMarkets(all, count, chosen as MarketId | undefined)).toEqual(expected);
  });
});
