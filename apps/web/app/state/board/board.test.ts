import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { changeOf, marketOf, matchId, matchOf } from './board-fixture.ts';
import { marketKey, outcomeKey } from './board-records.ts';
import { Board } from './board.ts';

const key = marketKey(matchId, '100' as MarketId, '');
const home = outcomeKey(key, 'home' as OutcomeId);

function setUp() {
  const frames: (() => void)[] = [];
  const time = { nowMs: 0 };
  const board = new Board(
    (flush) => frames.push(flush),
    () => time.nowMs,
  );
  const frame = () => frames.splice(0).forEach((flush) => flush());
  board.applyMatch(matchOf(1, marketOf(10, { home: 2000, draw: 3000, away: 4000 })));
  frame();
  return { board, frame, frames, time };
}

describe('versions', () => {
  it.each([
    ['the next change', 11, 10, 'applied', 2500],
    ['a change that stands on an older base', 12, 8, 'applied', 2500],
    ['a change that stands on nothing', 15, 0, 'applied', 2500],
    ['the same change again', 10, 9, 'stale', 2000],
    ['an older change', 9, 8, 'stale', 2000],
    ['a change after a missing one', 13, 12, 'gap', 2000],
  ] as const)('[RT-8] %s', (_name, version, base, expected, price) => {
    const { board, frame } = setUp();
    expect(board.applyMarketsChanged(changeOf(version, base, { home: 2500 }))).toBe(expected);
    frame();
    expect(board.outcome(home)?.odds).toBe(price);
  });

  it('[RT-8] an older snapshot never overwrites a newer price', () => {
    const { board, frame } = setUp();
    board.applyMarketsChanged(changeOf(20, 10, { home: 2500 }));
    expect(board.applyMatch(matchOf(2, marketOf(15, { home: 1500 })))).toBe('applied');
    expect(board.applyMarkets(matchId, [marketOf(20, { home: 1600 })], true)).toBe('stale');
    frame();
    expect(board.outcome(home)?.odds).toBe(2500);
  });

  it('[RT-8] an older match never overwrites a newer one', () => {
    const { board } = setUp();
    expect(board.applyMatch({ ...matchOf(5, null), city: 'London' })).toBe('applied');
    expect(board.applyMatch({ ...matchOf(4, null), city: 'Paris' })).toBe('stale');
    expect(board.applyMatch({ ...matchOf(5, null), city: 'Paris' })).toBe('stale');
    expect(board.match(matchId)?.city).toBe('London');
  });

  it('[RT-6] a status sent ahead of its match is followed by that match, and outlives an older one', () => {
    const { board } = setUp();
    const ended = { event: 'match_status_changed', atMs: 0, matchId, version: 7, status: 4, stage: null } as const;
    expect(board.applyMatchStatus(ended)).toBe('applied');
    expect(board.applyMatchStatus(ended)).toBe('stale');
    expect(board.applyMatch(matchOf(6, null, 1))).toBe('applied');
    expect(board.match(matchId)?.status).toBe(4);
    expect(board.applyMatch({ ...matchOf(7, null, 4), city: 'London' })).toBe('applied');
    expect(board.match(matchId)).toMatchObject({ status: 4, city: 'London' });
  });

  it('[RT-8] a removed market does not come back with an old snapshot', () => {
    const { board } = setUp();
    const removed = {
      ...changeOf(0, 0, {}),
      updates: [],
      removed: [{ marketId: '100' as MarketId, specifier: '', version: 12 }],
    };
    expect(board.applyMarketsChanged(removed)).toBe('applied');
    expect(board.outcome(home)?.state).toBe('unavailable');
    expect(board.applyMarkets(matchId, [marketOf(11, { home: 2000 })], true)).toBe('stale');
    expect(board.markets(matchId)).toEqual([]);
    expect(board.applyMarkets(matchId, [marketOf(13, { home: 2000 })], true)).toBe('applied');
    expect(board.outcome(home)?.state).toBe('open');
  });

  it.each([
    ['older than the list', 12, 'unavailable'],
    ['newer than the list', 9, 'open'],
  ] as const)('[RT-8] a market %s and missing from it is %s', (_name, matchVersion, expected) => {
    const { board } = setUp();
    board.applyMarkets(matchId, [], true, matchVersion);
    expect(board.outcome(home)?.state).toBe(expected);
  });

  it('[CAT-5] a settled market says how it ended, and the page may be arranged without it', () => {
    const { board, frame } = setUp();
    const arranged = vi.fn<() => void>();
    board.subscribeMarkets(matchId, arranged);
    const settled = changeOf(11, 10, { home: 2000 }, -3);
    const updates = settled.updates.map((update) => ({
      ...update,
      outcomes: update.outcomes.map((outcome) => ({ ...outcome, active: false, result: 'win' as const })),
    }));
    board.applyMarketsChanged({ ...settled, updates });
    frame();
    expect(board.outcome(home)?.state).toBe('unavailable');
    expect(board.market(matchId, key)?.outcomes.get('home' as OutcomeId)?.result).toBe('win');
    expect(arranged).toHaveBeenCalledOnce();
  });

  it('[RT-8] an unknown market is a gap only where every market should be known', () => {
    const { board } = setUp();
    const other = { ...changeOf(30, 29, { home: 1500 }) };
    const unknown = { ...other, updates: other.updates.map((update) => ({ ...update, marketId: '7' as MarketId })) };
    expect(board.applyMarketsChanged(unknown)).toBe('stale');
    board.applyMarkets(matchId, [], true);
    expect(board.applyMarketsChanged(unknown)).toBe('gap');
  });

  it('[RT-8] shows the newest price whatever the order, the repeats and the snapshots between', () => {
    const change = fc.record({ version: fc.integer({ min: 11, max: 60 }), isSnapshot: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const { board, frame } = setUp();
        for (const { version, isSnapshot } of changes) {
          // The price says which version it belongs to, and every change stands on its own.
          const price = 1000 + version;
          if (isSnapshot) board.applyMarkets(matchId, [marketOf(version, { home: price })], false);
          else board.applyMarketsChanged(changeOf(version, 0, { home: price }));
        }
        frame();
        const newest = Math.max(0, ...changes.map(({ version }) => version));
        expect(board.outcome(home)?.odds).toBe(newest === 0 ? 2000 : 1000 + newest);
      }),
    );
  });
});

describe('frames', () => {
  it('tells the listeners of one outcome once per frame, and no others', () => {
    const { board, frame } = setUp();
    const told: string[] = [];
    for (const name of ['home', 'draw']) {
      board.subscribeOutcome(outcomeKey(key, name as OutcomeId), () => told.push(name));
    }
    board.subscribeMatch(matchId, () => told.push('match'));
    board.subscribeMarkets(matchId, () => told.push('markets'));
    board.applyMarketsChanged(changeOf(11, 10, { home: 2100 }));
    board.applyMarketsChanged(changeOf(12, 11, { home: 2200 }));
    expect(told).toEqual([]);
    frame();
    expect(told).toEqual(['home']);
  });

  it('compares a price with the one last shown, not with the ones in between', () => {
    const { board, frame } = setUp();
    board.applyMarketsChanged(changeOf(11, 10, { home: 3000 }));
    board.applyMarketsChanged(changeOf(12, 11, { home: 2500 }));
    frame();
    expect(board.outcome(home)).toMatchObject({ odds: 2500, move: 'up', moves: 1 });
    board.applyMarketsChanged(changeOf(13, 12, { home: 2600 }));
    board.applyMarketsChanged(changeOf(14, 13, { home: 2500 }));
    frame();
    expect(board.outcome(home)).toMatchObject({ odds: 2500, move: 'up', moves: 1 });
  });

  it('a price that never rests flashes once in a fade, and shows every price and its way', () => {
    const { board, frame, time } = setUp();
    const steps = [
      { atMs: 0, price: 2500, move: 'up', moves: 1 },
      { atMs: 1100, price: 2400, move: 'down', moves: 1 },
      { atMs: 1200, price: 2600, move: 'up', moves: 2 },
    ];
    for (const [index, { atMs, price, move, moves }] of steps.entries()) {
      time.nowMs = atMs;
      board.applyMarketsChanged(changeOf(11 + index, 10 + index, { home: price }));
      frame();
      expect(board.outcome(home)).toMatchObject({ odds: price, move, moves });
    }
  });

  it('keeps the same view when nothing in it changes', () => {
    const { board, frame } = setUp();
    const before = board.outcome(home);
    board.applyMarketsChanged(changeOf(11, 10, { draw: 3100 }));
    frame();
    expect(board.outcome(home)).toBe(before);
  });

  it('tells of a suspension, an end and a silent provider at once', () => {
    const { board } = setUp();
    const states: (string | undefined)[] = [];
    board.subscribeOutcome(home, () => states.push(board.outcome(home)?.state));
    board.applyMarketsChanged(changeOf(11, 10, {}, -1));
    board.applyMarketsChanged(changeOf(12, 11, {}, 1));
    board.applyProviders([{ provider: 'betradar', status: 'inactive' }]);
    board.applyProviders([{ provider: 'betradar', status: 'active' }]);
    board.applyMatchStatus({ event: 'match_status_changed', atMs: 0, matchId, version: 9, status: 4, stage: null });
    expect(states).toEqual(['suspended', 'open', 'unavailable', 'open', 'unavailable']);
  });

  it('asks for one frame however many changes come', () => {
    const { board, frames } = setUp();
    for (let version = 11; version < 100; version += 1) {
      board.applyMarketsChanged(changeOf(version, version - 1, { home: 2000 + version }));
    }
    expect(frames).toHaveLength(1);
  });
});

it('forgets a match with everything of it', () => {
  const { board } = setUp();
  board.forget(matchId);
  expect(board.match(matchId)).toBeUndefined();
  expect(board.outcome(home)).toBeUndefined();
  expect(board.applyMarketsChanged(changeOf(11, 10, { home: 2100 }))).toBe('stale');
});

function markets(version: number, price: number) {
  return Array.from({ length: 150 }, (_, at) => ({
    ...marketOf(version, { home: price }),
    id: String(at) as MarketId,
  }));
}

it('[RT-6] a frame shows only so many markets, and the next ones show the rest', () => {
  const { board, frame, frames } = setUp();
  board.applyMarkets(matchId, markets(10, 2000), true);
  board.subscribeOutcome(home, () => {});
  frame();
  board.applyMarkets(matchId, markets(11, 2500), true);
  const shown = () =>
    markets(11, 2500).filter(({ id }) => {
      const name = outcomeKey(marketKey(matchId, id, ''), 'home' as OutcomeId);
      return board.outcome(name)?.odds === 2500;
    }).length;
  const counts: number[] = [];
  while (frames.length > 0) {
    frame();
    counts.push(shown());
  }
  expect(counts).toEqual([20, 40, 60, 80, 100, 120, 140, 150]);
});
