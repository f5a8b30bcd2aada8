import { describe, expect, it } from 'vitest';

import { feedState, type FeedFacts } from './feed-watch.ts';

const alive: FeedFacts = {
  isOnline: true,
  isSubscribed: true,
  heardAtMs: 9000,
  isLate: false,
  nowMs: 10_000,
  heartbeatMs: 2000,
};

describe('feedState', () => {
  it.each([
    ['heard a second ago', {}, 'rendered', 'live'],
    ['heard just within two heartbeats', { heardAtMs: 6000 }, 'live', 'live'],
    ['silent for longer', { heardAtMs: 5999 }, 'live', 'paused'],
    ['heard late', { isLate: true }, 'live', 'paused'],
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
