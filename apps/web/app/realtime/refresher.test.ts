import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApi, type Api } from '../api/call-api.ts';
import { Board } from '../state/board/board.ts';
import { changeOf, marketOf, matchId, matchOf } from '../state/board/board-fixture.ts';
import { Refresher } from './refresher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const board = new Board((flush) => flush());
  board.applyMatch(matchOf(1, marketOf(10, { home: 2000 })));
  const request = vi.fn<typeof fetch>(async () => Response.json({}, { status: 404 }));
  const api = createApi({ origin: 'http://book.test', locale: 'en', fetch: request });
  const refresher = new Refresher(api, board, () => {});
  const miss = () => {
    expect(board.applyMarketsChanged(changeOf(13, 12, { home: 2500 }))).toBe('gap');
    refresher.wantMissed(matchId);
  };
  return { board, request, refresher, miss };
}

async function asked(request: ReturnType<typeof setUp>['request']): Promise<number> {
  await vi.advanceTimersByTimeAsync(200);
  return request.mock.calls.length;
}

it('[RT-8] fetches a match whose change was missed', async () => {
  const { request, miss } = setUp();
  miss();
  expect(await asked(request)).toBe(1);
});

it('[RT-8] fetches nothing when what was missed has come by itself', async () => {
  const { board, request, miss } = setUp();
  const whole: Match = matchOf(2, marketOf(13, { home: 2500 }));
  miss();
  board.applyMatch(whole);
  expect(await asked(request)).toBe(0);
});

it('[RT-8] fetches a match whose channel was opened, missed or not', async () => {
  const { request, refresher } = setUp();
  refresher.want(matchId);
  expect(await asked(request)).toBe(1);
});

it('[RT-6] asks for lists again when a match that was fetched has come to another status', async () => {
  const { board } = setUp();
  const onListChange = vi.fn<() => void>();
  let version = 1;
  const call = async (endpoint: unknown) =>
    endpoint === getMatches
      ? { kind: 'reply', reply: { data: [matchOf(version, marketOf(10, { home: 2000 }), version > 2 ? 4 : 1)] } }
      : { kind: 'failure' };
  const refresher = new Refresher({ call } as unknown as Api, board, onListChange);
  for (version = 2; version <= 3; version += 1) {
    refresher.want(matchId);
    await vi.advanceTimersByTimeAsync(200);
    expect(onListChange).toHaveBeenCalledTimes(version - 2);
  }
});
