import type { Fixture } from '@slipstream/simulation/fixture';

/** So few in one tick that no tick is late. */
const boardsPerTick = 2;
const aheadMs = 24 * 3_600_000;

/** Which boards to make before anybody asks for them, so that the first list is quick: the next matches first. */
export class BoardsAhead {
  #looked = 0;

  /** After the list of fixtures has changed. */
  restart(): void {
    this.#looked = 0;
  }

  next(fixtures: readonly Fixture[], worldMs: number, made: ReadonlyMap<string, unknown>): readonly Fixture[] {
    const found: Fixture[] = [];
    for (; found.length < boardsPerTick && this.#looked < fixtures.length; this.#looked += 1) {
      const fixture = fixtures[this.#looked];
      if (fixture === undefined || fixture.startMs > worldMs + aheadMs) break;
      if (fixture.startMs >= worldMs && !made.has(fixture.id)) found.push(fixture);
    }
    return found;
  }
}
