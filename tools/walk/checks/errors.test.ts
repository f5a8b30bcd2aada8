import { describe, expect, it } from 'vitest';
import { checkErrors, type Trouble } from './errors.ts';

const stays = { hasLeft: false, startedMs: 100 };
const leaves = { hasLeft: true, startedMs: 100 };
const abort: Trouble = {
  kind: 'failed',
  what: 'net::ERR_ABORTED GET /v2/matches',
  atMs: 150,
  isAbort: true,
  startedMs: 90,
};

describe('errors', () => {
  it.each<[string, Trouble, typeof stays, number]>([
    ['a request cut off on a page that stays', abort, stays, 1],
    ['a request cut off by leaving', abort, leaves, 0],
    ['a request cut off before the step began', { ...abort, atMs: 50 }, leaves, 1],
    ['a request that failed by itself', { ...abort, isAbort: false, what: 'net::ERR_FAILED GET /x' }, leaves, 1],
    ['a 500', { kind: 'status', what: '500 GET /v2/matches', atMs: 150 }, leaves, 1],
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
