import type { SharedModal } from '@slipstream/contract/embed/tab-message';
import type { RealityCheck } from '@slipstream/contract/entities/sportsbook-session';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** What a player has to be told before going on. The slip waits beneath it, as it is. */
export interface Responsible {
  readonly modal: SharedModal | null;
  /** What a reality check is about. */
  readonly check: RealityCheck | null;
  /** When the betting session began, by this device's clock; null while there is none. */
  readonly startedAtMs: number | null;
}

const quiet: Responsible = { modal: null, check: null, startedAtMs: null };

/** How the watch over a player is asked; there is one only while somebody plays. */
interface Watch {
  readonly goOn: () => Promise<boolean>;
  /** Looks now whether a check is due. */
  readonly look: () => void;
}

/** The other tabs, as far as they can be reached. */
interface Others {
  readonly opened: (modal: SharedModal) => void;
  readonly closed: (modal: SharedModal) => void;
}

const nobody: Watch & Others = {
  goOn: async () => false,
  look: () => undefined,
  opened: () => undefined,
  closed: () => undefined,
};

export class ResponsibleStore {
  readonly state: StoreApi<Responsible> = createStore(() => quiet);
  #watch: Watch = nobody;
  #others: Others = nobody;

  watch(watch: Watch): () => void {
    this.#watch = watch;
    return () => {
      this.#watch = nobody;
    };
  }

  share(others: Others): () => void {
    this.#others = others;
    return () => {
      this.#others = nobody;
    };
  }

  look(): void {
    this.#watch.look();
  }

  /** Here, and by that in every other tab. */
  open(modal: SharedModal, check: RealityCheck | null = null): void {
    const isNew = this.state.getState().modal !== modal;
    this.show(modal, check);
    if (isNew) this.#others.opened(modal);
  }

  /** Here only: another tab opened it. */
  show(modal: SharedModal, check: RealityCheck | null = null): void {
    this.state.setState({ modal, check });
  }

  /** Another tab closed it. */
  hide(modal: SharedModal): void {
    if (this.state.getState().modal === modal) this.state.setState({ modal: null, check: null });
  }

  close(): void {
    const { modal } = this.state.getState();
    if (modal === null) return;
    this.hide(modal);
    this.#others.closed(modal);
  }

  /** False when the platform could not be told; the check then stays. */
  async goOn(): Promise<boolean> {
    const isDone = await this.#watch.goOn();
    if (isDone) this.close();
    return isDone;
  }
}

export function useResponsible(): Responsible {
  return useStore(useStores().responsible.state);
}
