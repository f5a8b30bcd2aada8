import type { FeedState, FeedStore } from '../state/feed/feed.ts';

/** What the watch can see. Time comes in with every call, so a test owns it. */
export interface FeedFacts {
  readonly isOnline: boolean;
  readonly isSubscribed: boolean;
  /** When the feed was last heard, on the same clock as `nowMs`; null before the first time. */
  readonly heardAtMs: number | null;
  readonly nowMs: number;
  readonly heartbeatMs: number;
}

/**
 * A price may be bet while the feed behind it is known to be alive. The feed is never silent for longer than its
 * heartbeat; past twice that, what is on the page may be old (RT-8). A page that was never connected waits as rendered.
 */
export function feedState(facts: FeedFacts, before: FeedState): FeedState {
  if (!facts.isOnline) return 'offline';
  const isAlive = facts.heardAtMs !== null && facts.nowMs - facts.heardAtMs <= 2 * facts.heartbeatMs;
  if (facts.isSubscribed && isAlive) return 'live';
  return before === 'rendered' && facts.heardAtMs === null ? 'rendered' : 'paused';
}

/** Runs the rule above whenever something happens, and twice per heartbeat, because silence does not. */
export class FeedWatch {
  readonly #store: FeedStore;
  readonly #heartbeatMs: number;
  readonly #startedAtMs = performance.now();
  #isSubscribed = false;
  #heardAtMs: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: FeedStore, heartbeatMs: number) {
    this.#store = store;
    this.#heartbeatMs = heartbeatMs;
  }

  start(): void {
    this.#timer = setInterval(this.check, this.#heartbeatMs / 2);
    addEventListener('online', this.check);
    addEventListener('offline', this.check);
    this.check();
  }

  stop(): void {
    clearInterval(this.#timer);
    removeEventListener('online', this.check);
    removeEventListener('offline', this.check);
  }

  heard(): void {
    this.#heardAtMs = performance.now();
    if (this.#store.getState().state !== 'live') this.check();
  }

  subscribed(isSubscribed: boolean): void {
    this.#isSubscribed = isSubscribed;
    // Being let in is a sign of life too; the first heartbeat follows.
    if (isSubscribed) this.#heardAtMs = performance.now();
    this.check();
  }

  readonly check = (): void => {
    const nowMs = performance.now();
    // A connection that never comes up is silence as well, counted from the start.
    const isLate = nowMs - this.#startedAtMs > 4 * this.#heartbeatMs;
    const before = this.#store.getState().state;
    const state = feedState(
      {
        isOnline: navigator.onLine,
        isSubscribed: this.#isSubscribed,
        heardAtMs: this.#heardAtMs ?? (isLate ? this.#startedAtMs : null),
        nowMs,
        heartbeatMs: this.#heartbeatMs,
      },
      before,
    );
    if (state !== before) this.#store.setState({ state });
  };
}
