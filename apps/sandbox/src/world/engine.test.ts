import type { Fixture } from '@slipstream/simulation/fixture';
import { seedOf } from '@slipstream/simulation/random';
import { createWorld } from '@slipstream/simulation/world/world';
import { matchStatus } from '@slipstream/units/match-status';
import { expect, it } from 'vitest';
import { createWorldClock } from './clock.ts';
import { Engine } from './engine.ts';
import { createFixtureWindow } from './fixture-window.ts';

const startMs = Date.UTC(2026, 0, 13, 12);
const world = createWorld(seedOf('engine'));

function setUp() {
  let realMs = startMs;
  let version = 0;
  const state = { speed: 1, anchor: { worldMs: startMs, realMs: startMs, rate: 1 } };
  const window = createFixtureWindow(world);
  const clock = createWorldClock(
    state,
    () => realMs,
    () => undefined,
  );
  const engine = new Engine({
    window,
    clock,
    versions: { isShared: false, next: () => (version += 1) },
    realNow: () => realMs,
    watched: () => new Set(),
    publish: () => undefined,
  });
  const coming = (isWanted: (fixture: Fixture) => boolean): Fixture => {
    const found = window.all().find((fixture) => fixture.startMs > startMs + 7_200_000 && isWanted(fixture));
    if (found === undefined) throw new Error('no such match is coming');
    return found;
  };
  const jump = (worldMs: number): void => {
    clock.jump(worldMs);
    engine.realign();
  };
  return { engine, window, coming, jump, pass: (ms: number) => (realMs += ms) };
}

function countSteps<Result>(steps: Generator<null, Result>): { readonly count: number; readonly result: Result } {
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done === true) return { count, result: step.value };
  }
}

const isLongCricket = ({ sportKey, format }: Fixture) => sportKey === 'cricket' && format === 50;

it('[LOAD-1] works out every market of a match in steps, and comes to the same board as at once', () => {
  const [inSteps, atOnce] = [setUp(), setUp()];
  const fixture = inSteps.coming(isLongCricket);
  const { count, result } = countSteps(inSteps.engine.prepare(fixture, 'all'));
  const board = atOnce.engine.fullBoard(fixture);
  // An over of each table, an over of each mark, and each market twice: no step is more than a small part of the whole.
  expect(count).toBeGreaterThan(300);
  expect(result.scope).toBe('all');
  expect([...result.markets.keys()]).toEqual([...board.markets.keys()]);
  const prices = ({ markets }: typeof board) => [...markets.values()].map(({ outcomes }) => outcomes);
  expect(prices(result)).toEqual(prices(board));
  expect(result.openCount).toBe(board.openCount);
});

it('[LOAD-1] has nothing left to do for a board that is there', () => {
  const { engine, coming } = setUp();
  const fixture = coming(isLongCricket);
  countSteps(engine.prepare(fixture, 'all'));
  expect(countSteps(engine.prepare(fixture, 'all')).count).toBe(0);
  expect(countSteps(engine.prepare(fixture, 'main')).count).toBe(0);
});

it('[LOAD-1] makes one board when two ask for it at the same time', () => {
  const { engine, coming } = setUp();
  const fixture = coming(({ sportKey }) => sportKey === 'soccer');
  const [one, other] = [engine.prepare(fixture, 'all'), engine.prepare(fixture, 'all')];
  for (let step = 0; step < 5; step += 1) {
    one.next();
    other.next();
  }
  const [first, second] = [countSteps(one).result, countSteps(other).result];
  expect(second).toBe(first);
  expect(first.scope).toBe('all');
  expect(engine.fullBoard(fixture)).toBe(first);
});

it('[LOAD-1] a board that is being made while the clock jumps stands at the new time', () => {
  const { engine, coming, jump } = setUp();
  const fixture = coming(({ sportKey }) => sportKey === 'soccer');
  const steps = engine.prepare(fixture, 'main');
  steps.next();
  jump(fixture.startMs + 12 * 3_600_000);
  const { result } = countSteps(steps);
  expect(result.state.status).toBe(matchStatus.finished);
  expect(engine.statusOf(fixture)).toBe(matchStatus.finished);
});

it('[LOAD-1] lays the window anew in steps, and shows the old one until it is laid', () => {
  const { window } = setUp();
  const before = window.all();
  const steps = window.moveTo(startMs + 2 * 3_600_000);
  for (let step = 0; step < 100; step += 1) steps.next();
  expect(window.all()).toBe(before);
  const { count, result } = countSteps(steps);
  expect(result).toBe(true);
  expect(count).toBeGreaterThan(100);
  expect(window.all()).not.toBe(before);
});

it('[LOAD-1] lets go of the markets of a coming match that nobody has open any more', () => {
  const { engine, coming, pass } = setUp();
  const fixture = coming(({ sportKey }) => sportKey === 'soccer');
  const rowKeys = [...engine.board(fixture).markets.keys()];
  const { version } = engine.fullBoard(fixture);
  expect(engine.board(fixture).markets.size).toBeGreaterThan(rowKeys.length);
  pass(59_000);
  engine.tick();
  expect(engine.board(fixture).scope).toBe('all');
  pass(2_000);
  engine.tick();
  expect([...engine.board(fixture).markets.keys()]).toEqual(rowKeys);
  // What a page has seen stays true.
  expect(engine.board(fixture).version).toBe(version);
});
