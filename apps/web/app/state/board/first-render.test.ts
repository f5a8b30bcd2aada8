import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { marketOf, matchId, matchOf } from './board-fixture.ts';
import { marketKey, outcomeKey } from './board-records.ts';
import { Board } from './board.ts';

const home = outcomeKey(marketKey(matchId, '100' as MarketId, ''), 'home' as OutcomeId);

function setUp() {
  const frames: (() => void)[] = [];
  const board = new Board((flush) => frames.push(flush));
  return { board, frame: () => frames.splice(0).forEach((flush) => flush()) };
}

/** A list, and the page of one of its matches, which was loaded a moment later. */
const listed = matchOf(1, marketOf(10, { home: 2000 }));
const opened = matchOf(2, marketOf(11, { home: 2500 }));

it('[RT-6] a page is hydrated with the prices it was rendered with, however many frames that takes', () => {
  const [server, browser] = [setUp(), setUp()];
  for (const { board } of [server, browser]) board.applyList([listed]);
  browser.frame();
  for (const { board } of [server, browser]) board.applyList([opened]);
  const rendered = server.board.outcome(home);
  browser.frame();
  expect(browser.board.outcome(home)).toEqual(rendered);
  expect(rendered?.odds).toBe(2500);
});

it('[RT-6] a price that nobody has seen has not moved', () => {
  const { board } = setUp();
  board.applyList([listed]);
  board.applyList([opened]);
  expect(board.outcome(home)).toMatchObject({ odds: 2500, moves: 0 });
});

it('[RT-6] a price on screen waits for the frame and moves', () => {
  const { board, frame } = setUp();
  board.applyList([listed]);
  board.subscribeOutcome(home, () => {});
  board.applyList([opened]);
  expect(board.outcome(home)).toMatchObject({ odds: 2000, moves: 0 });
  frame();
  expect(board.outcome(home)).toMatchObject({ odds: 2500, moves: 1 });
});
