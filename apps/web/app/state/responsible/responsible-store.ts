import type { SharedModal } from '@slipstream/contract/embed/tab-message';
import type { RealityCheck } from '@slipstream/contract/entities/account/sportsbook-session';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** What a player must confirm before continuing. The slip stays as it is. */
export interface Responsible {
  readonly modal: SharedModal | null;
  /** The facts of a reality check. */
  readonly check: RealityCheck | null;
  /** When the betting session began, by this device's clock; null while there is none. */
  readonly startedAtMs: number | null;
}

const quiet: Responsible = { modal: null, check: null, startedAtMs: null };

/** Callbacks of the polling; set only while a player is signed in. */
interface Watch {
  readonly goOn: () => Promise<boolean>;
  /** Polls now. */
  readonly poll: () => void;
}

/** The other tabs, if they can be reached. */
interface Others {
  readonly opened: (modal: SharedModal) => void;
  readonly closed: (modal: SharedModal) => void;
}

const nobody: Watch & Others = {
  goOn: async () => false,
  poll: () => undefined,
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

  poll(): void {
    this.#watch.poll();
  }

  /** Opens it here and in every other tab. */
  open(modal: SharedModal, check: RealityCheck | null = null): void {
    const isNew = this.state.getState().modal !== modal;
    this.show(modal, check);
    if (isNew) this.#others.opened(modal);
  }

  /** Opens it here only: another tab opened it. */
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

  /** False if the platform could not be reached; the check then stays. */
  async goOn(): Promise<boolean> {
    const isDone = await this.#watch.goOn();
    if (isDone) this.close();
    return isDone;
  }
}

export function useResponsible(): Responsible {
  return useStore(useStores().responsible.state);
}
