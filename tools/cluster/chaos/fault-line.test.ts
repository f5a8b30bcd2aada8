import { expect, it } from 'vitest';
import { faultLine, grown } from './fault-line.ts';

it('says in one line what a fault did', () => {
  const figures = { recovered: 90, loadedAnew: 1, missed: 0, silentMs: 3_210, note: '' };
  const failed = new Map([
    [503, 2],
    [null, 1],
  ]);
  expect(faultLine({ title: 'kill -9 feed 1', tookMs: 12_000, takeoverMs: 3_400, failed, ...figures })).toBe(
    '  kill -9 feed 1              12.0 s; taken over after 3.4 s; failed: 1 without an answer, 2 answered 503; listeners: 90 recovered, 1 loaded anew, 0 missed, silent for 3.2 s',
  );
});

it('counts what came since', () => {
  const before = new Map([
    [500, 1],
    [503, 2],
  ]);
  const after = new Map([
    [500, 1],
    [503, 5],
    [504, 1],
  ]);
  expect([...grown(before, after)]).toEqual([
    [503, 3],
    [504, 1],
  ]);
});
