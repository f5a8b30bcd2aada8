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

export class ResponsibleStore {
  readonly state: StoreApi<Responsible> = createStore(() => quiet);
  #goOn: () => Promise<boolean> = async () => false;
  #onClosed: (modal: SharedModal) => void = () => undefined;

  /** How a player goes on after a check, and who is told when a modal is closed here. */
  attach(goOn: () => Promise<boolean>, onClosed: (modal: SharedModal) => void): void {
    this.#goOn = goOn;
    this.#onClosed = onClosed;
  }

  open(modal: SharedModal, check: RealityCheck | null = null): void {
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
    this.#onClosed(modal);
  }

  /** False when the platform could not be told; the check then stays. */
  async goOn(): Promise<boolean> {
    const isDone = await this.#goOn();
    if (isDone) this.close();
    return isDone;
  }
}

export function useResponsible(): Responsible {
  return useStore(useStores().responsible.state);
}
