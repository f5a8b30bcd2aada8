import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';
import { expect, it, vi } from 'vitest';

import { Board } from '../../../../state/board/board.ts';
import { changeOf, marketOf, matchId, matchOf } from '../../../../state/board/board-fixture.ts';
import { marketKey, outcomeKey } from '../../../../state/board/board-records.ts';
import { PriceLog, type LoadHistory, type PricePoint } from './price-log.ts';
import { sparkLine } from './spark-line.ts';

const home = outcomeKey(marketKey(matchId, '100' as MarketId, ''), 'home' as OutcomeId);

const market = marketOf(1, { home: 2000 });

function pointOf([atMs, price]: readonly [number, number]): PricePoint {
  return { atMs, odds: odds(price) };
}

function setUp(...answers: (readonly (readonly [number, number])[] | undefined)[]) {
  let nowMs = 1000;
  const board = new Board((flush) => flush());
  board.applyMatch(matchOf(1, marketOf(1, { home: 2000, away: 2000 })));
  const load = vi.fn<LoadHistory>();
  for (const moves of answers) load.mockResolvedValueOnce(moves && new Map([[home, moves.map(pointOf)]]));
  const log = new PriceLog(board, () => nowMs, load);
  let version = 1;
  const move = (atMs: number, price: number) => {
    nowMs = atMs;
    version += 1;
    board.applyMarketsChanged(changeOf(version, version - 1, { home: price }));
  };
  return { log, move, load };
}

it('notes the price it begins with and every move after it, once', () => {
  const { log, move } = setUp();
  log.follow([home]);
  move(2000, 2100);
  log.follow([home]);
  move(3000, 2100);
  move(4000, 1900);
  expect(log.points(home)).toEqual([
    { atMs: 1000, odds: 2000 },
    { atMs: 2000, odds: 2100 },
    { atMs: 4000, odds: 1900 },
  ]);
});

it('knows nothing of what it did not follow, and stops when told', () => {
  const { log, move } = setUp();
  expect(log.points(home)).toEqual([]);
  log.follow([home]);
  log.stop();
  move(2000, 2100);
  expect(log.points(home)).toHaveLength(1);
});

it('keeps the first price and the latest moves of a long evening', () => {
  const { log, move } = setUp();
  log.follow([home]);
  for (let at = 1; at <= 300; at += 1) move(1000 + at, 2000 + at);
  const points = log.points(home);
  expect(points).toHaveLength(120);
  expect([points[0]?.odds, points.at(-1)?.odds]).toEqual([2000, 2300]);
});

it('[SHOW-7] begins with what the server remembers and goes on with what happens', async () => {
  const { log, move } = setUp([
    [100, 1500],
    [500, 2000],
    [1100, 2050],
  ]);
  log.follow([home]);
  move(2000, 2100);
  const told = vi.fn<() => void>();
  log.subscribe(told);
  await log.recall(market);
  expect(told).toHaveBeenCalledOnce();
  move(3000, 2200);
  expect(log.points(home)).toEqual(
    [[100, 1500] as const, [500, 2000] as const, [2000, 2100] as const, [3000, 2200] as const].map(pointOf),
  );
});

it('[SHOW-7] keeps a price the server did not know of at the moment the page was opened', async () => {
  const { log } = setUp([[100, 1500]]);
  log.follow([home]);
  await log.recall(market);
  expect(log.points(home)).toEqual([[100, 1500] as const, [1000, 2000] as const].map(pointOf));
});

it('[SHOW-7] asks for the past of a market once, and again only after a failure', async () => {
  const { log, load } = setUp(undefined, [[100, 1500]]);
  await log.recall(market);
  expect(log.points(home)).toEqual([]);
  await log.recall(market);
  await log.recall(market);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['nothing', [], ''],
  ['a price that stands', [[0, 2000]], 'M0 14H120'],
  [
    'a rise and a fall',
    [
      [0, 2000],
      [50, 3000],
      [100, 1000],
    ],
    'M0 14H60V3H120V25H120',
  ],
] as const)('draws %s', (_name, moves, expected) => {
  const points = moves.map(([atMs, price]) => ({ atMs, odds: odds(price) }));
  expect(sparkLine(points, 0, 100)).toBe(expected);
});
