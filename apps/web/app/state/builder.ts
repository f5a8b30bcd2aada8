import type { MatchId } from '@slipstream/units/ids';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

/** Whether the custom bet dialog is open, and for which match. */
export class BuilderStore {
  readonly state: StoreApi<{ readonly matchId: MatchId | null }> = createStore(() => ({ matchId: null }));
  #onPage = 0;

  /** While a builder is on the page, the dialog stays closed. */
  readonly enter = (): (() => void) => {
    this.#onPage += 1;
    return () => {
      this.#onPage -= 1;
    };
  };

  /** The slip's first bet became a custom bet (CUSTOM-2). */
  readonly offer = (matchId: MatchId): void => {
    if (this.#onPage === 0) this.state.setState({ matchId });
  };

  readonly close = (): void => this.state.setState({ matchId: null });
}

export function useBuilderMatch(): MatchId | null {
  return useStore(useStores().builder.state, ({ matchId }) => matchId);
}
