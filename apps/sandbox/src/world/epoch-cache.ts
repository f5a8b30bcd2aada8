/** Remembers answers for as long as nothing they were made from has changed; of too many, those asked for last. */
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
    if (epoch !== this.#at) this.#values.clear();
    this.#at = epoch;
    const known = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, known);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#countMax && oldest !== undefined) this.#values.delete(oldest);
    return known;
  }
}
