import type { MarketId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { rowMarkets } from './row-markets.ts';

it('[SHOW-9] a row keeps its columns where a market is decided', () => {
  const main = { ...marketOf(1, { home: 2000 }), id: '1' as MarketId };
  const row = rowMarkets(matchOf(1, main), ['1', '18']);
  expect(row).toEqual([
    ['1', main],
    ['18', null],
  ]);
});
