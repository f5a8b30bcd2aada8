import type { BetId } from '@slipstream/units/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { PlayerFeed } from '../feed/player-feed.ts';
import { betOf } from './bet-fixture.ts';
import { BetsCache } from './bets-cache.ts';
import { followOpenBets } from './follow-open-bets.ts';
import { createOpenBetsStore } from './open-bets.ts';

function opened(totals: number[]) {
  const asked: string[] = [];
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input));
      const total = totals.shift() ?? 0;
      return Response.json({ bets: [], pagination: { total, page: 1, limit: 1, last_page: Math.max(1, total) } });
    },
  });
  const playerFeed = new PlayerFeed();
  const bets = new BetsCache(playerFeed);
  const openBets = createOpenBetsStore();
  const stop = followOpenBets(api, { bets, openBets, playerFeed });
  return { asked, bets, openBets, playerFeed, stop };
}

describe('followOpenBets', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[PANEL-1] counts the open bets, and again when some were placed or settled', async () => {
    const { asked, bets, openBets, stop } = opened([2, 4, 3]);
    await vi.runAllTimersAsync();
    expect(openBets.getState().count).toBe(2);
    bets.put([betOf(), betOf({ id: 'b2' as BetId })]);
    await vi.runAllTimersAsync();
    expect(openBets.getState().count).toBe(4);
    // An offer that moves changes no count.
    bets.put([betOf({ version: 2 })]);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(2);
    bets.put([betOf({ version: 3, status: 'done' })]);
    await vi.runAllTimersAsync();
    expect(openBets.getState().count).toBe(3);
    stop();
    expect(openBets.getState().count).toBeNull();
  });

  it('counts again after messages were missed', async () => {
    const { openBets, playerFeed } = opened([1, 5]);
    await vi.runAllTimersAsync();
    playerFeed.missed();
    await vi.runAllTimersAsync();
    expect(openBets.getState().count).toBe(5);
  });
});
