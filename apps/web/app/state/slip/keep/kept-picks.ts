import { sealed } from '@slipstream/betting/persistence/seal';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';

/** The storage key of picks that the slip does not have yet. */
const picksKey = 'picks';

type PicksStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores picks made before the slip's code has loaded, so that a reload does not lose them: one line for each page. It
 * is in the first script, so parsing is left to the slip.
 */
export class KeptPicks {
  readonly #storage: () => PicksStorage | undefined;
  #earlier: readonly string[] | undefined;

  constructor(storage: () => PicksStorage | undefined) {
    this.#storage = storage;
  }

  /** The stored picks of earlier pages, one text each. */
  earlier(): readonly string[] {
    // Read before this page writes its own, so that each pick is passed on once.
    this.#earlier ??= this.#read()?.split('\n') ?? [];
    return this.#earlier;
  }

  keep(picks: readonly OutcomePick[]): void {
    const lines = [...this.earlier(), sealed(picks)];
    try {
      this.#storage()?.setItem(picksKey, lines.join('\n'));
    } catch {
      // Storage is full or blocked: the picks last as long as the page.
    }
  }

  /** The slip has the picks now and stores itself. */
  clear(): void {
    this.#earlier = [];
    try {
      this.#storage()?.removeItem(picksKey);
    } catch {
      // Storage is blocked, so nothing was stored either.
    }
  }

  #read(): string | null | undefined {
    try {
      return this.#storage()?.getItem(picksKey);
    } catch {
      return null;
    }
  }
}
