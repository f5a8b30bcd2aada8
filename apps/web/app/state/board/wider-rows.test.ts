import type { MarketId } from '@slipstream/units/ids';
import { expect, it, vi } from 'vitest';

import { marketOf, matchId, matchOf } from './board-fixture.ts';
import { Board } from './board.ts';

it('[SHOW-9] the same match loaded with more markets for its row is taken, with fewer it is not', () => {
  const frames: (() => void)[] = [];
  const board = new Board((flush) => frames.push(flush));
  const narrow = matchOf(1, marketOf(10, { home: 2000 }));
  const total = { ...marketOf(10, { over: 1900 }), id: '18' as MarketId };
  board.applyMatch(narrow);
  const heard = vi.fn<() => void>();
  board.subscribeMatch(matchId, heard);
  expect(board.applyMatch({ ...narrow, secondaryMarket: total })).toBe('applied');
  frames.splice(0).forEach((flush) => flush());
  expect(heard).toHaveBeenCalledOnce();
  board.applyMatch(narrow);
  expect(board.match(matchId)?.secondaryMarket).toBe(total);
  const both = { ...total, id: '29' as MarketId };
  expect(board.applyMatch({ ...narrow, topMarkets: [both] })).toBe('applied');
  expect(board.match(matchId)?.topMarkets).toEqual([both]);
});
