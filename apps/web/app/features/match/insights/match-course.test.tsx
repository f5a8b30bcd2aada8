import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Board } from '../../../state/board/board.ts';
import { matchId, matchOf } from '../../../state/board/board-fixture.ts';
import { incident } from './incident-fixture.ts';
import { MatchCourse, type Course } from './match-course.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp(answers: readonly (Course | undefined)[]) {
  const board = new Board((flush) => flush());
  board.applyMatch(matchOf(1, null));
  const load = vi.fn<() => Promise<Course | undefined>>();
  for (const answer of answers) load.mockResolvedValueOnce(answer);
  const first: Course = { statistics: null, incidents: [] };
  const course = new MatchCourse(board, matchId, first, load);
  const told = vi.fn<() => void>();
  const leave = course.subscribe(told);
  let version = 1;
  const happen = () => {
    version += 1;
    board.applyMatch(matchOf(version, null));
  };
  return { course, first, told, leave, load, happen };
}

const goal: Course = { statistics: null, incidents: [incident('goal')] };

it('asks for nothing while nothing happens, and once when something does', async () => {
  const { course, told, load, happen } = setUp([goal]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(course.read()).toBe(goal);
  expect(told).toHaveBeenCalledOnce();
});

it('asks no more often than every four seconds, however much happens', async () => {
  const { load, happen } = setUp([goal, goal, goal]);
  for (let at = 0; at < 80; at += 1) {
    happen();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(load.mock.calls.length).toBeLessThanOrEqual(3);
});

it('keeps what it has when the answer fails, and says nothing after everybody left', async () => {
  const { course, first, told, leave, happen } = setUp([undefined, goal]);
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(course.read()).toBe(first);
  await vi.advanceTimersByTimeAsync(5000);
  happen();
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).not.toHaveBeenCalled();
});
