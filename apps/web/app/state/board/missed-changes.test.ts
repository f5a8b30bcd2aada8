import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { changeOf, marketOf, matchId, matchOf } from './board-fixture.ts';
import { marketKey, outcomeKey } from './board-records.ts';
import { Board } from './board.ts';

const home = outcomeKey(marketKey(matchId, '100' as MarketId, ''), 'home' as OutcomeId);

function setUp(): Board {
  const board = new Board((flush) => flush());
  board.applyMatch(matchOf(1, marketOf(10, { home: 2000 })));
  return board;
}

it('[RT-8] a missed change is no longer missed when the whole market has come', () => {
  const board = setUp();
  const behind = () => {
    expect(board.applyMarketsChanged(changeOf(13, 12, { home: 2500 }))).toBe('gap');
  };
  behind();
  expect([board.takeMissed(matchId), board.takeMissed(matchId)]).toEqual([true, false]);
  behind();
  board.applyMatch(matchOf(2, marketOf(13, { home: 2600 })));
  expect(board.takeMissed(matchId)).toBe(false);
  expect(board.outcome(home)?.odds).toBe(2600);
});

it('[RT-8] one missed change does not hold up the others that came with it', () => {
  const board = setUp();
  board.applyMarkets(matchId, [{ ...marketOf(10, { home: 1500 }), id: '200' as MarketId }], false);
  const missed = changeOf(13, 12, { home: 2500 });
  const next = changeOf(11, 10, { home: 1600 }).updates.map((update) => ({ ...update, marketId: '200' as MarketId }));
  expect(board.applyMarketsChanged({ ...missed, updates: [...missed.updates, ...next] })).toBe('gap');
  expect(board.outcome(outcomeKey(marketKey(matchId, '200' as MarketId, ''), 'home' as OutcomeId))?.odds).toBe(1600);
});
