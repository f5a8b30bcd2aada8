/** Remembers answers for as long as nothing they were made from has changed. */
export class EpochCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #epoch: () => number;
  #at = -1;

  constructor(epoch: () => number) {
    this.#epoch = epoch;
  }

  get(key: string, make: () => Value): Value {
    const epoch = this.#epoch();
    // Few different lists are asked for at a time; a stream of made-up ones must not fill the memory.
    if (epoch !== this.#at || this.#values.size > 200) this.#values.clear();
    this.#at = epoch;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#values.set(key, made);
    return made;
  }
}
