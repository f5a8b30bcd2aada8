import type { MarketId } from '@slipstream/units/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Board } from '../../../state/board/board.ts';
import { changeOf, matchId, matchOf } from '../../../state/board/board-fixture.ts';
import { LiveCards } from './live-cards.ts';
import { market } from './market-fixture.ts';

/** Longer than markets are gathered for. */
const gatheredMs = 320;

/** Each test begins long after the last touch of the one before it. */
let beginMs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  beginMs += 60_000;
  vi.advanceTimersByTime(beginMs);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function setUp() {
  const board = new Board((flush) => flush());
  board.applyMatch(matchOf(1, null));
  board.applyMarkets(
    matchId,
    ['1', '2', '3'].map((id, priority) => named(id, priority)),
    true,
    1,
  );
  const live = new LiveCards(board, matchId);
  const told = vi.fn<() => void>();
  const leave = live.subscribe(told);
  vi.advanceTimersByTime(gatheredMs);
  return { board, live, told, leave, ids: () => live.read().map((card) => card.marketId as string) };
}

function named(id: string, priority: number) {
  return market(id, `Market ${id}`, { home: 2000, away: 2000 }, { priority });
}

function removed(id: string, version = 5) {
  return { ...changeOf(0, 0, {}), updates: [], removed: [{ marketId: id as MarketId, specifier: '', version }] };
}

function settled(id: string) {
  const change = changeOf(5, 0, {}, -3);
  return { ...change, updates: change.updates.map((update) => ({ ...update, marketId: id as MarketId })) };
}

function tap(target: EventTarget = window): void {
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.dispatchEvent(new Event('pointerup', { bubbles: true }));
}

describe('LiveCards', () => {
  it('a market that comes stands where its importance says, and nothing else moves', () => {
    const { board, ids, told } = setUp();
    board.applyMarkets(matchId, [named('9', 0.5)], false);
    vi.advanceTimersByTime(gatheredMs);
    expect(ids()).toEqual(['1', '9', '2', '3']);
    expect(told).toHaveBeenCalledOnce();
  });

  it('the order of what is shown does not change when its importance does', () => {
    const { board, ids, told } = setUp();
    board.applyMarkets(matchId, [{ ...named('3', 0), version: 9 }], false);
    board.applyMarkets(matchId, [{ ...named('1', 7), version: 9 }], false);
    vi.advanceTimersByTime(gatheredMs);
    expect(ids()).toEqual(['1', '2', '3']);
    expect(told).toHaveBeenCalledOnce();
  });

  it('nothing moves within half a second of a tap, nor while a finger rests', () => {
    const { board, ids } = setUp();
    board.applyMarketsChanged(removed('2'));
    vi.advanceTimersByTime(200);
    tap();
    vi.advanceTimersByTime(450);
    expect(ids()).toEqual(['1', '2', '3']);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(5000);
    expect(ids()).toEqual(['1', '2', '3']);
    window.dispatchEvent(new Event('pointerup'));
    vi.advanceTimersByTime(1100);
    expect(ids()).toEqual(['1', '3']);
  });

  it('a card with the focus in it stays although its market is gone', () => {
    const { board, ids } = setUp();
    document.body.innerHTML = '<div data-card="2/"><button>Home</button></div>';
    document.querySelector('button')?.focus();
    board.applyMarketsChanged(removed('2'));
    vi.advanceTimersByTime(gatheredMs);
    expect(ids()).toEqual(['1', '2', '3']);
    document.querySelector('button')?.blur();
    board.applyMarketsChanged(removed('3', 6));
    vi.advanceTimersByTime(gatheredMs);
    expect(ids()).toEqual(['1']);
  });

  it('[CAT-5] what is settled makes room while the match goes on, and stays once it is over', () => {
    const { board, ids } = setUp();
    board.applyMarketsChanged(settled('2'));
    vi.advanceTimersByTime(gatheredMs);
    expect(ids()).toEqual(['1', '3']);
    board.applyMarketsChanged(settled('1'));
    board.applyMatchStatus({ event: 'match_status_changed', atMs: 0, matchId, version: 9, status: 4, stage: null });
    vi.advanceTimersByTime(gatheredMs);
    expect(ids().toSorted()).toEqual(['1', '2', '3']);
  });

  it('says nothing when only prices move, and nothing more once nobody listens', () => {
    const { board, told, leave } = setUp();
    board.applyMarketsChanged({
      ...changeOf(5, 1, { home: 2500 }),
      updates: changeOf(5, 1, { home: 2500 }).updates.map((update) => ({ ...update, marketId: '1' as MarketId })),
    });
    vi.advanceTimersByTime(gatheredMs);
    leave();
    board.applyMarketsChanged(removed('2'));
    vi.advanceTimersByTime(gatheredMs);
    expect(told).not.toHaveBeenCalled();
  });
});
