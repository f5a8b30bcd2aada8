/** The icons of sports that the site draws itself, once they are in the page's sprite (CONFIG-4). */
class SiteIcons {
  readonly #keys = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #load: (() => void) | null = null;
  #isWanted = false;

  readonly has = (key: string): boolean => this.#keys.has(key);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A sport is shown that we have no icon of. */
  readonly want = (): void => {
    this.#isWanted = true;
    this.#start();
  };

  /** Called once, when icons are wanted. */
  onWanted(load: () => void): void {
    this.#load = load;
    if (this.#isWanted) this.#start();
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.#keys.add(key);
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    const load = this.#load;
    this.#load = null;
    load?.();
  }
}

/** One per tab; a server never fills it. */
export const siteIcons = new SiteIcons();
