import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** Asks the host; false if the host does not handle this flow. */
type AskHost = (flow: AuthFlow) => boolean;

/** Two equal requests within this time are one: a refused bet and an ended session both ask for sign-in. */
const sameWishMs = 1500;

/** Opens a flow of the platform: at the host, or in our own dialog (EMBED-2). */
export class AuthStore {
  readonly state: StoreApi<{ readonly flow: AuthFlow | null }> = createStore(() => ({ flow: null }));
  readonly #now: () => number;
  readonly #onRequested = new Set<(flow: AuthFlow) => void>();
  #askHost: AskHost = () => false;
  #waiting: ((isDone: boolean) => void) | null = null;
  #last: { readonly flow: AuthFlow; readonly atMs: number } | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** An arrow function, because it is passed to buttons as a callback. */
  readonly request = (flow: AuthFlow): void => {
    const atMs = this.#now();
    if (this.#last?.flow === flow && atMs - this.#last.atMs < sameWishMs) return;
    this.#last = { flow, atMs };
    for (const listener of this.#onRequested) listener(flow);
    if (!this.#askHost(flow)) this.state.setState({ flow });
  };

  /** The same, for something that continues afterwards: true once the flow was completed, false if it was closed. */
  ask(flow: AuthFlow): Promise<boolean> {
    this.#settle(false);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.request(flow);
    });
  }

  /** The flow was completed. */
  finish(): void {
    this.#settle(true);
    this.close();
  }

  #settle(isDone: boolean): void {
    this.#waiting?.(isDone);
    this.#waiting = null;
  }

  /** From now on the host is asked first; the returned function ends that. */
  viaHost(ask: AskHost): () => void {
    this.#askHost = ask;
    return () => {
      this.#askHost = () => false;
    };
  }

  /** Calls back with every requested flow, whoever handles it. */
  onRequested(listener: (flow: AuthFlow) => void): () => void {
    this.#onRequested.add(listener);
    return () => this.#onRequested.delete(listener);
  }

  readonly close = (): void => {
    this.#settle(false);
    this.#last = null;
    this.state.setState({ flow: null });
  };
}

export function useAuthFlow(): AuthFlow | null {
  return useStore(useStores().auth.state, ({ flow }) => flow);
}
