import { sealed } from '@slipstream/betting/persistence/seal';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';

import { readStored, writeStored, type StorageSource } from '../../storage/stored-text.ts';

/** The storage key of picks that the slip does not have yet. */
const picksKey = 'picks';

/**
 * Stores picks made before the slip's code has loaded, so that a reload does not lose them: one line for each page. It
 * is in the first script, so parsing is left to the slip.
 */
export class KeptPicks {
  readonly #storage: StorageSource;
  #earlier: readonly string[] | undefined;

  constructor(storage: StorageSource) {
    this.#storage = storage;
  }

  /** The stored picks of earlier pages, one text each. */
  earlier(): readonly string[] {
    // Read before this page writes its own, so that each pick is passed on once.
    this.#earlier ??= readStored(this.#storage, picksKey)?.split('\n') ?? [];
    return this.#earlier;
  }

  keep(picks: readonly OutcomePick[]): void {
    const lines = [...this.earlier(), sealed(picks)];
    writeStored(this.#storage, picksKey, lines.join('\n'));
  }

  /** The slip has the picks now and stores itself. */
  clear(): void {
    this.#earlier = [];
    writeStored(this.#storage, picksKey, null);
  }
}
