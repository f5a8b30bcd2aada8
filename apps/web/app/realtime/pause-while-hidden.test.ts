import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pauseWhileHidden } from './pause-while-hidden.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const hide = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const done: string[] = [];
  const stop = pauseWhileHidden({ connect: () => done.push('connect'), disconnect: () => done.push('disconnect') });
  return { done, stop };
}

it('[RT-8] a tab hidden for half a minute gives its connection back, and has it again on return', () => {
  const { done, stop } = watched();
  hide(true);
  vi.advanceTimersByTime(29_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['disconnect']);
  hide(false);
  expect(done).toEqual(['disconnect', 'connect']);
  stop();
});

it('[RT-8] a tab that comes back sooner never lost it', () => {
  const { done, stop } = watched();
  hide(true);
  vi.advanceTimersByTime(20_000);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(done).not.toContain('disconnect');
  stop();
});

it('once it is stopped nothing is done any more', () => {
  const { done, stop } = watched();
  hide(true);
  stop();
  vi.advanceTimersByTime(60_000);
  hide(false);
  expect(done).toEqual([]);
});
