/** Sets of listeners by key. A component listens to one outcome, so a price update re-renders one button. */
export class Listeners {
  readonly #byKey = new Map<string, Set<() => void>>();

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  subscribe(key: string, listener: () => void): () => void {
    const set = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#byKey.delete(key);
    };
  }

  tell(key: string): void {
    const set = this.#byKey.get(key);
    if (set !== undefined) for (const listener of set) listener();
  }
}
