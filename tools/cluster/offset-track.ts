/**
 * Which publications of a channel are still missing. One that comes late is not: the client library may hand over messages that came
 * together in another order.
 */
export class OffsetTrack {
  readonly #missing = new Set<number>();
  #highest: number | null = null;

  get missing(): number {
    return this.#missing.size;
  }

  get highest(): number | null {
    return this.#highest;
  }

  heard(offset: number): void {
    if (this.#highest === null || offset > this.#highest) {
      for (let at = (this.#highest ?? offset - 1) + 1; at < offset; at += 1) this.#missing.add(at);
      this.#highest = offset;
    } else this.#missing.delete(offset);
  }

  /** Everything up to here is loaded anew. */
  restart(offset: number | null): void {
    this.#missing.clear();
    this.#highest = offset;
  }
}
