import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/**
 * State of the connection to the feed. "rendered" is the page as it came, a second or two old, before the connection is
 * up. While "paused" or "offline" no price can be picked, and the page says so (RT-8).
 */
export type FeedState = 'rendered' | 'live' | 'paused' | 'offline';

export type FeedStore = StoreApi<{ readonly state: FeedState }>;

export function createFeedStore(): FeedStore {
  return createStore(() => ({ state: 'rendered' }));
}

export function useFeedState(): FeedState {
  return useStore(useStores().feed, (feed) => feed.state);
}
