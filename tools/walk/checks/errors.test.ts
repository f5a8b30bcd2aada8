import { describe, expect, it } from 'vitest';
import { checkErrors, type StepTimes, type Trouble } from './errors.ts';

const stays = { hasLeft: false, startedMs: 100, isBusy: false };
const leaves = { hasLeft: true, startedMs: 100, isBusy: false };
const busy = { ...stays, isBusy: true };
const abort: Trouble = {
  kind: 'failed',
  what: 'net::ERR_ABORTED GET /v2/matches',
  atMs: 150,
  isAbort: true,
  startedMs: 90,
};

describe('errors', () => {
  it.each<[string, Trouble, StepTimes, number]>([
    ['a request cut off on a page that stays', abort, stays, 1],
    ['a request cut off by leaving', abort, leaves, 0],
    ['a request cut off before the step began', { ...abort, atMs: 50 }, leaves, 1],
    [
      'a request cut off by leaving, heard of a step later',
      { ...abort, abortedMs: 40 },
      { ...stays, left: { fromMs: 20, untilMs: 60 } },
      0,
    ],
    [
      'a request cut off after leaving',
      { ...abort, abortedMs: 80 },
      { ...stays, left: { fromMs: 20, untilMs: 60 } },
      1,
    ],
    ['a request that failed by itself', { ...abort, isAbort: false, what: 'net::ERR_FAILED GET /x' }, leaves, 1],
    ['a 500', { kind: 'status', what: '500 GET /v2/matches', atMs: 150 }, leaves, 1],
    ['a page that is not ready in time', { kind: 'status', what: '503 GET /sportsbook', atMs: 150 }, leaves, 1],
    ['the same on a busy machine', { kind: 'status', what: '503 GET /sportsbook', atMs: 150 }, busy, 0],
    ['a call given up after eight seconds', { ...abort, atMs: 8090 }, stays, 1],
    ['the same on a busy machine', { ...abort, atMs: 8090 }, busy, 0],
    ['a call cut off sooner on a busy machine', { ...abort, atMs: 8089 }, busy, 1],
    ['a 500 on a busy machine', { kind: 'status', what: '500 GET /sportsbook', atMs: 150 }, busy, 1],
    ['an error of the page', { kind: 'page-error', what: 'ReferenceError: x', atMs: 150 }, leaves, 1],
    ['a line in the console', { kind: 'console', what: 'hydration failed', atMs: 150 }, stays, 1],
    [
      'a refusal the browser writes down',
      {
        kind: 'console',
        what: 'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
        atMs: 150,
      },
      stays,
      0,
    ],
  ])('%s', (_, trouble, times, count) => {
    expect(checkErrors([trouble], times)).toHaveLength(count);
  });

  it('are one kind whichever page or match they are about', () => {
    const lines = [
      'net::ERR_ABORTED HEAD /sportsbook/soccer/a-b-m1.data',
      'net::ERR_ABORTED HEAD /de/sportsbook/tennis.data',
      'net::ERR_ABORTED HEAD /sportsbook.data',
    ];
    const found = checkErrors(
      lines.map((what) => ({ ...abort, what })),
      stays,
    );
    expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['failed: net::ERR_ABORTED HEAD (page).data']));
  });
});
