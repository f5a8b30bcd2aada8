/** Longest stretch of work before others get their turn. */
const sliceMs = 5;

/** All work in slices shares one slice per turn of the event loop (LOAD-1). */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #untilMs = Number.NEGATIVE_INFINITY;
  #isTaken = false;

  /** Whether the slice of this turn is not over yet. */
  hasTime(): boolean {
    return this.#isTaken && performance.now() < this.#untilMs;
  }

  /** Resolves when there is time, in the order they asked. */
  next(): Promise<void> {
    if (this.#waiting.length === 0 && this.#take()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Returns the unused rest of the slice to the next waiter. */
  leave(): void {
    if (this.hasTime()) this.#waiting.shift()?.();
  }

  /** The slice of this turn, if nobody had it or some of it is left. */
  #take(): boolean {
    if (this.#isTaken) return this.hasTime();
    this.#isTaken = true;
    this.#untilMs = performance.now() + sliceMs;
    setImmediate(() => {
      this.#isTaken = false;
      if (this.#waiting.length > 0 && this.#take()) this.#waiting.shift()?.();
    });
    return true;
  }
}
