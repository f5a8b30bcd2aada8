import { seedOf } from '@slipstream/simulation/random';
import { createWorld } from '@slipstream/simulation/world/world';
import { isMarketOpen } from '@slipstream/units/market-status';
import { describe, expect, it } from 'vitest';
import type { BoardChange } from './boards/board-change.ts';
import type { MatchBoard } from './boards/match-board.ts';
import { createWorldClock } from './clock.ts';
import { Engine } from './engine.ts';
import { createFixtureWindow } from './fixture-window.ts';
import { createSharedVersions } from './version-clock.ts';

const startMs = Date.UTC(2026, 10, 15, 17, 40);
const world = createWorld(seedOf('engines'));

const watched = () => new Set<string>();

/** A process of its own, with the same clock as the others. */
function startEngine(realNow: () => number, publish: (change: BoardChange) => void = () => undefined): Engine {
  const state = { speed: 6, anchor: { worldMs: startMs, realMs: startMs, rate: 6 } };
  const clock = createWorldClock(state, realNow, () => undefined);
  const versions = createSharedVersions(clock);
  return new Engine({ window: createFixtureWindow(world), clock, versions, realNow, watched, publish });
}

const openPrices = ({ markets }: MatchBoard) =>
  [...markets.values()].filter(({ status }) => isMarketOpen(status)).map(({ key, outcomes }) => [key, outcomes]);

describe('two processes that play the same matches', () => {
  it('[RUN-6] [RT-8] agree on what is newer, whenever each of them began', () => {
    let nowMs = startMs;
    /** What a reader holds of each match: the answer of one process, then what the other publishes. */
    const held = new Map<string, number>();
    const notNewer: string[] = [];
    const feed = startEngine(
      () => nowMs,
      ({ board: { fixture, version } }) => {
        const known = held.get(fixture.id);
        if (known !== undefined && version <= known) notNewer.push(fixture.id);
        held.delete(fixture.id);
      },
    );
    for (let round = 0; round < 4; round += 1) {
      for (let tick = 0; tick < 30; tick += 1) {
        nowMs += 350;
        feed.tick();
      }
      const api = startEngine(() => nowMs);
      api.tick();
      for (const board of feed.playing()) {
        const answer = api.board(board.fixture);
        expect(openPrices(answer)).toEqual(openPrices(board));
        expect(answer.version).toBeGreaterThanOrEqual(board.version);
        held.set(board.fixture.id, answer.version);
      }
    }
    expect(held.size).toBeGreaterThan(10);
    expect(notNewer).toEqual([]);
  });
});
