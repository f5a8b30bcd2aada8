import type { FeedState, FeedStore } from '../state/feed/feed.ts';
import { Lateness } from './lateness.ts';

/** What the rule depends on. Time is an argument, so tests control it. */
export interface FeedFacts {
  readonly isOnline: boolean;
  readonly isSubscribed: boolean;
  /** The moment on the clock of `nowMs` up to which the feed has said everything; null before the first message. */
  readonly heardAtMs: number | null;
  readonly nowMs: number;
  readonly heartbeatMs: number;
}

/**
 * Whether prices may be bet on. A feed that says all in time is never behind by more than its heartbeat; behind by twice that, because
 * it is silent, slow, or comes late, prices may be stale (RT-8). Before the first connection the page stays as rendered.
 */
export function feedState(facts: FeedFacts, before: FeedState): FeedState {
  if (!facts.isOnline) return 'offline';
  const isAlive = facts.heardAtMs !== null && facts.nowMs - facts.heardAtMs <= 2 * facts.heartbeatMs;
  if (facts.isSubscribed && isAlive) return 'live';
  return before === 'rendered' && facts.heardAtMs === null ? 'rendered' : 'paused';
}

/** Evaluates the rule on every event, and twice per heartbeat to detect silence. */
export class FeedWatch {
  readonly #store: FeedStore;
  readonly #heartbeatMs: number;
  readonly #startedAtMs = performance.now();
  #isSubscribed = false;
  #heardAtMs: number | null = null;
  readonly #lateness: Lateness;
  /** Whether heartbeats say when they were sent: only they tell then how far the feed has come. */
  #isDated = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: FeedStore, heartbeatMs: number) {
    this.#store = store;
    this.#heartbeatMs = heartbeatMs;
    this.#lateness = new Lateness(heartbeatMs);
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
    if (!this.#isDated) this.#heardAtMs = performance.now();
    if (this.#store.getState().state !== 'live') this.check();
  }

  /** A heartbeat says when it was sent. */
  beat(sentMs: number): void {
    this.#isDated = true;
    const sentAtMs = this.#lateness.sentAt(sentMs, performance.now());
    this.#heardAtMs = Math.max(this.#heardAtMs ?? sentAtMs, sentAtMs);
    if (this.#store.getState().state !== 'live') this.check();
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
        nowMs,
        heartbeatMs: this.#heartbeatMs,
      },
      before,
    );
    if (state !== before) this.#store.setState({ state });
  };
}
