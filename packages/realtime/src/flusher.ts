interface Flushed {
  flush(): void;
}

/** Longest stretch of writing before whatever else is due gets its turn: with a thousand clients a round takes much longer. */
const sliceMs = 5;
/** Rounds begin at least so far apart. A burst of publications is then one write for each client; a message after a pause goes at once. */
const roundMs = 50;

/** Collects writes and makes them in rounds, each in slices. */
export class Flusher {
  #waiting: Flushed[] = [];
  #beganMs = Number.NEGATIVE_INFINITY;

  add(outbox: Flushed): void {
    if (this.#waiting.push(outbox) > 1) return;
    const pauseMs = this.#beganMs + roundMs - performance.now();
    if (pauseMs > 0) setTimeout(() => this.#round(), pauseMs);
    else setImmediate(() => this.#round());
  }

  #round(): void {
    this.#beganMs = performance.now();
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#slice(waiting, 0);
  }

  #slice(waiting: readonly Flushed[], from: number): void {
    const untilMs = performance.now() + sliceMs;
    for (let at = from; at < waiting.length; at += 1) {
      if (at > from && performance.now() >= untilMs) {
        setImmediate(() => this.#slice(waiting, at));
        return;
      }
      waiting[at]?.flush();
    }
  }
}
