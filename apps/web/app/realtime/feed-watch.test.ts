import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFeedStore } from '../state/feed/feed.ts';
import { feedState, FeedWatch, type FeedFacts } from './feed-watch.ts';

const alive: FeedFacts = {
  isOnline: true,
  isSubscribed: true,
  heardAtMs: 9000,
  nowMs: 10_000,
  heartbeatMs: 2000,
};

describe('feedState', () => {
  it.each([
    ['heard a second ago', {}, 'rendered', 'live'],
    ['heard just within two heartbeats', { heardAtMs: 6000 }, 'live', 'live'],
    ['silent for longer', { heardAtMs: 5999 }, 'live', 'paused'],
    ['no longer subscribed', { isSubscribed: false }, 'live', 'paused'],
    ['not yet connected', { isSubscribed: false, heardAtMs: null }, 'rendered', 'rendered'],
    ['never connected for too long', { isSubscribed: false, heardAtMs: 0 }, 'rendered', 'paused'],
    ['without a network', { isOnline: false }, 'live', 'offline'],
    ['network back, feed not yet', { isSubscribed: false, heardAtMs: 1000 }, 'offline', 'paused'],
    ['back for good', {}, 'paused', 'live'],
  ] as const)('[RT-8] %s', (_name, facts, before, expected) => {
    expect(feedState({ ...alive, ...facts }, before)).toBe(expected);
  });
});

/** What a page that looks every half second says while it hears something all the time. */
function statesAfter(beats: (watch: FeedWatch, ms: number) => void): readonly string[] {
  const store = createFeedStore();
  const watch = new FeedWatch(store, 2000);
  watch.subscribed(true);
  return Array.from({ length: 20 }, (_, at) => {
    vi.advanceTimersByTime(500);
    beats(watch, at * 500);
    watch.heard();
    watch.check();
    return store.getState().state;
  });
}

describe('FeedWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[RT-8] locks prices of a feed that speaks but says how far behind it is', () => {
    // It has said nothing that happened after the first three seconds.
    const states = statesAfter((watch, ms) => watch.beat(1_700_000_000_000 + Math.min(ms, 3000)));
    expect([states.indexOf('paused'), new Set(states.slice(15))]).toEqual([15, new Set(['paused'])]);
  });

  it('[RT-8] locks prices of a feed that speaks without a heartbeat, once it has sent one that is dated', () => {
    const states = statesAfter((watch, ms) => {
      if (ms === 0 || ms === 9000) watch.beat(1_700_000_000_000 + ms);
    });
    expect([states.indexOf('paused'), states[17], states[18]]).toEqual([9, 'paused', 'live']);
  });

  it('[RT-8] takes any message as a sign of life where heartbeats are not dated', () => {
    expect(new Set(statesAfter(() => undefined))).toEqual(new Set(['live']));
  });
});
