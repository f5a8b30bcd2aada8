import type { OutcomePick, SelectionId } from '@slipstream/betting/ticket/selection';

import type { SlipStore } from './slip-store.ts';

/**
 * What the first script of a page knows of the slip: which outcomes are in it. A pick made before the slip's code is
 * there shows as selected in the next frame and is handed over when the code arrives.
 */
export class SlipBridge {
  readonly #listeners = new Set<() => void>();
  #selected: ReadonlySet<string> = new Set();
  #waiting: OutcomePick[] = [];
  #store: SlipStore | undefined;
  #load: (() => Promise<SlipStore>) | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The slip itself, once its code is there; see slip-store.ts. */
  readonly store = (): SlipStore | undefined => this.#store;

  readonly has = (id: string): boolean => this.#selected.has(id);

  readonly count = (): number => this.#selected.size;

  /** Says how the slip's code is fetched; nothing is fetched before the first pick or a call of open. */
  onNeeded(load: () => Promise<SlipStore>): void {
    this.#load = load;
  }

  toggle(id: SelectionId, pick: OutcomePick): void {
    if (this.#store !== undefined) {
      this.#store.toggle(pick);
      return;
    }
    this.#waiting.push(pick);
    const selected = new Set(this.#selected);
    if (!selected.delete(id)) selected.add(id);
    this.#tell(selected);
    void this.start();
  }

  /** Loads the slip once; picks made meanwhile are handed over in order. */
  async start(): Promise<void> {
    const load = this.#load;
    if (load === undefined || this.#store !== undefined) return;
    this.#load = undefined;
    const store = await load();
    this.#store = store;
    for (const pick of this.#waiting) store.toggle(pick);
    this.#waiting = [];
    store.subscribe(() => this.#tell(store.selected()));
    this.#tell(store.selected());
  }

  #tell(selected: ReadonlySet<string>): void {
    this.#selected = selected;
    for (const listener of this.#listeners) listener();
  }
}
