import type { ClockReading } from '../../site/clock-reading.ts';

const tickMs = 1000;

/**
 * The backend's clock. Everything that shows "67'" or "in 10 minutes" uses it, never the browser's clock: a backend may
 * be seconds off, and the sandbox runs its world faster. It ticks only while it has listeners.
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

  /** `wall` counts real milliseconds from any origin, such as performance.now. */
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

  /** Every push carries its send time; a cached page corrects its clock with the first one. */
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
