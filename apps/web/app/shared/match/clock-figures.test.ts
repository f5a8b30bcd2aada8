import { describe, expect, it } from 'vitest';

import { clockFigures } from './clock-figures.ts';

const minute = 60_000;
const up = { direction: 'up', running: true, shownMs: 0, atMs: 1000, limitMs: 45 * minute } as const;

describe('clockFigures', () => {
  it.each([
    ['the first second', up, 1000, { minute: 1, added: 0 }],
    ['a minute on', up, 1000 + minute, { minute: 2, added: 0 }],
    ['the last second of the half', up, 1000 + 45 * minute - 1, { minute: 45, added: 0 }],
    ['the end of the half', up, 1000 + 45 * minute, { minute: 45, added: 0 }],
    ['added time', up, 1000 + 46 * minute + 1, { minute: 45, added: 2 }],
    ['a stopped clock', { ...up, running: false, shownMs: 12 * minute }, 1000 + 60 * minute, { minute: 13, added: 0 }],
    ['a moment before it was sent', up, 0, { minute: 1, added: 0 }],
    ['no limit', { ...up, limitMs: null }, 1000 + 100 * minute, { minute: 101, added: 0 }],
  ] as const)('counts up: %s', (_name, clock, nowMs, expected) => {
    expect(clockFigures(clock, nowMs)).toEqual({ kind: 'minute', ...expected });
  });

  it.each([
    [1000, '4:05'],
    [1000 + 5000, '4:00'],
    [1000 + 6000, '3:59'],
    [1000 + 10 * minute, '0:00'],
  ])('counts down: at %s it shows %s', (nowMs, text) => {
    const clock = { direction: 'down', running: true, shownMs: 4 * minute + 5000, atMs: 1000, limitMs: null } as const;
    expect(clockFigures(clock, nowMs)).toEqual({ kind: 'remaining', text });
  });
});
