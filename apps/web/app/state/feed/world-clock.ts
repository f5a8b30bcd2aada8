import type { ClockReading } from '../../site/clock-reading.ts';

const tickMs = 1000;

/**
 * The backend's clock as this page knows it. Everything that says "67'" or "in 10 minutes" asks it, never the wall:
 * a backend may be seconds off, and a sandbox runs its world faster. It ticks only while somebody listens.
 */
export class WorldClock {
  /** What the server rendered with, and the browser hydrates with. */
  readonly renderedAtMs: number;
  readonly #wall: () => number;
  readonly #listeners = new Set<() => void>();
  #rate: number;
  #anchorMs: number;
  #anchorWall: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `wall` counts real milliseconds from anywhere, such as performance.now. */
  constructor(reading: ClockReading, wall: () => number) {
    this.renderedAtMs = reading.nowMs;
    this.#wall = wall;
    this.#rate = reading.rate;
    this.#anchorMs = reading.nowMs;
    this.#anchorWall = wall();
  }

  get rate(): number {
    return this.#rate;
  }

  readonly now = (): number => this.#anchorMs + (this.#wall() - this.#anchorWall) * this.#rate;

  /** Every push says when it was sent; a page from the cache catches up with the first of them. */
  sync(atMs: number): void {
    this.#anchorMs = atMs;
    this.#anchorWall = this.#wall();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => {
      for (const each of this.#listeners) each();
    }, tickMs);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };
}
