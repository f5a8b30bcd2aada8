/** Remembers answers for as long as nothing they were made from has changed. */
export class EpochCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #epoch: () => number;
  readonly #countMax: number;
  #at = -1;

  constructor(epoch: () => number, countMax: number) {
    this.#epoch = epoch;
    this.#countMax = countMax;
  }

  get(key: string, make: () => Value): Value {
    const epoch = this.#epoch();
    if (epoch !== this.#at || this.#values.size >= this.#countMax) this.#values.clear();
    this.#at = epoch;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#values.set(key, made);
    return made;
  }
}
