import { expect, it } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { matchOf } from '../../../state/board/board-fixture.ts';
import { RowMarket } from './row-market.tsx';
import { columnCount } from './row-markets.ts';

it.each([
  [0, 3],
  [1, 0],
  [2, 0],
])('[CAT-11] a row without market %i keeps %i places, as its league says', (at, count) => {
  const league = matchOf(1, null).tournament;
  expect(columnCount(league, at)).toBe(count);
  const { container } = renderOnPage(<RowMarket market={null} count={columnCount(league, at)} hasNames />);
  expect(container.querySelectorAll('[data-group] > span')).toHaveLength(count);
});
