import type { Fixture } from '@slipstream/simulation/fixture';

/** So few in one tick that no tick is late. */
const boardsPerTick = 2;
const aheadMs = 24 * 3_600_000;
/** A process that is busier than this makes boards only for those who ask. */
const busyShare = 0.5;

/** Which boards to make before anybody asks for them, so that the first list is quick: the next matches first. */
export class BoardsAhead {
  #looked = 0;
  #measured = performance.eventLoopUtilization();

  /** After the list of fixtures has changed. */
  restart(): void {
    this.#looked = 0;
  }

  next(fixtures: readonly Fixture[], worldMs: number, made: ReadonlyMap<string, unknown>): readonly Fixture[] {
    const found: Fixture[] = [];
    if (this.#isBusy()) return found;
    for (; found.length < boardsPerTick && this.#looked < fixtures.length; this.#looked += 1) {
      const fixture = fixtures[this.#looked];
      if (fixture === undefined || fixture.startMs > worldMs + aheadMs) break;
      if (fixture.startMs >= worldMs && !made.has(fixture.id)) found.push(fixture);
    }
    return found;
  }

  /** Whether the event loop has had much to do since the last tick. */
  #isBusy(): boolean {
    const { utilization } = performance.eventLoopUtilization(this.#measured);
    this.#measured = performance.eventLoopUtilization();
    return utilization > busyShare;
  }
}
