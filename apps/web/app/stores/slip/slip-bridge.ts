import type { OutcomePick, SelectionId } from '@slipstream/betting/ticket/selection';

/** The slip itself, which is loaded when it is first needed; see slip-store.ts. */
export interface SlipEngine {
  readonly toggle: (pick: OutcomePick) => void;
  readonly selected: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What the first script of a page knows of the slip: which outcomes are in it. A pick made before the slip's code is
 * there shows as selected in the next frame and is handed over when the code arrives.
 */
export class SlipBridge {
  readonly #listeners = new Set<() => void>();
  #selected: ReadonlySet<string> = new Set();
  #waiting: OutcomePick[] = [];
  #engine: SlipEngine | undefined;
  #load: (() => Promise<SlipEngine>) | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly has = (id: string): boolean => this.#selected.has(id);

  readonly count = (): number => this.#selected.size;

  /** Says how the slip's code is fetched; nothing is fetched before the first pick or a call of open. */
  onNeeded(load: () => Promise<SlipEngine>): void {
    this.#load = load;
  }

  toggle(id: SelectionId, pick: OutcomePick): void {
    if (this.#engine !== undefined) {
      this.#engine.toggle(pick);
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
    if (load === undefined || this.#engine !== undefined) return;
    this.#load = undefined;
    const engine = await load();
    this.#engine = engine;
    for (const pick of this.#waiting) engine.toggle(pick);
    this.#waiting = [];
    engine.subscribe(() => this.#tell(engine.selected()));
    this.#tell(engine.selected());
  }

  #tell(selected: ReadonlySet<string>): void {
    this.#selected = selected;
    for (const listener of this.#listeners) listener();
  }
}
