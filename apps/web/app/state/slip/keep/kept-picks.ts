import { sealed } from '@slipstream/betting/persistence/seal';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';

/** Where picks wait that the slip does not have yet. */
const picksKey = 'picks';

type PicksStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Picks made before the slip's code was there, kept so that a reload in that moment loses none of them: one line for each
 * page that was left with some. It is in the first script, so reading them is the slip's own affair.
 */
export class KeptPicks {
  readonly #storage: () => PicksStorage | undefined;
  #earlier: readonly string[] | undefined;

  constructor(storage: () => PicksStorage | undefined) {
    this.#storage = storage;
  }

  /** What pages before this one were left with, a text each. */
  earlier(): readonly string[] {
    // Asked for before this page writes its own, so that each pick is handed over once.
    this.#earlier ??= this.#read()?.split('\n') ?? [];
    return this.#earlier;
  }

  keep(picks: readonly OutcomePick[]): void {
    const lines = [...this.earlier(), sealed(picks)];
    try {
      this.#storage()?.setItem(picksKey, lines.join('\n'));
    } catch {
      // Full or closed: then they live as long as the page.
    }
  }

  /** The slip has them, and keeps itself. */
  clear(): void {
    this.#earlier = [];
    try {
      this.#storage()?.removeItem(picksKey);
    } catch {
      // What could not be written need not be taken away.
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
