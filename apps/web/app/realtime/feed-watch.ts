import type { FeedState, FeedStore } from '../state/feed/feed.ts';
import { Lateness } from './lateness.ts';

/** What the rule depends on. Time is an argument, so tests control it. */
export interface FeedFacts {
  readonly isOnline: boolean;
  readonly isSubscribed: boolean;
  /** When the feed last sent something, on the clock of `nowMs`; null before the first message. */
  readonly heardAtMs: number | null;
  /** Whether the last heartbeat was delivered late. */
  readonly isLate: boolean;
  readonly nowMs: number;
  readonly heartbeatMs: number;
}

/**
 * Whether prices may be bet on. The feed is never silent for longer than its heartbeat; after twice that, or while what it
 * says comes late, prices may be stale (RT-8). Before the first connection the page stays as rendered.
 */
export function feedState(facts: FeedFacts, before: FeedState): FeedState {
  if (!facts.isOnline) return 'offline';
  const isAlive = facts.heardAtMs !== null && facts.nowMs - facts.heardAtMs <= 2 * facts.heartbeatMs;
  if (facts.isSubscribed && isAlive && !facts.isLate) return 'live';
  return before === 'rendered' && facts.heardAtMs === null ? 'rendered' : 'paused';
}

/** With the time until the next heartbeat tells, no price is older than two and a half heartbeats. */
export const createLateness = (heartbeatMs: number): Lateness => new Lateness(1.5 * heartbeatMs);

/** Evaluates the rule on every event, and twice per heartbeat to detect silence. */
export class FeedWatch {
  readonly #store: FeedStore;
  readonly #heartbeatMs: number;
  readonly #startedAtMs = performance.now();
  #isSubscribed = false;
  #heardAtMs: number | null = null;
  readonly #lateness: Lateness;
  #isLate = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: FeedStore, heartbeatMs: number) {
    this.#store = store;
    this.#heartbeatMs = heartbeatMs;
    this.#lateness = createLateness(heartbeatMs);
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

  /** A heartbeat says when it was sent. */
  beat(sentMs: number): void {
    const isLate = this.#lateness.isLate(sentMs, performance.now());
    if (isLate === this.#isLate) return;
    this.#isLate = isLate;
    this.check();
  }

  subscribed(isSubscribed: boolean): void {
    this.#isSubscribed = isSubscribed;
    // A successful subscription counts as a sign of life; the first heartbeat follows.
    if (isSubscribed) this.#heardAtMs = performance.now();
    this.check();
  }

  readonly check = (): void => {
    const nowMs = performance.now();
    // A connection that never succeeds is silence too, counted from the start.
    const isLate = nowMs - this.#startedAtMs > 4 * this.#heartbeatMs;
    const before = this.#store.getState().state;
    const state = feedState(
      {
        isOnline: navigator.onLine,
        isSubscribed: this.#isSubscribed,
        heardAtMs: this.#heardAtMs ?? (isLate ? this.#startedAtMs : null),
        isLate: this.#isLate,
        nowMs,
        heartbeatMs: this.#heartbeatMs,
      },
      before,
    );
    if (state !== before) this.#store.setState({ state });
  };
}
