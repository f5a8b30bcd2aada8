import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { NavigateFunction } from 'react-router';

import { openPath, type HostBridge } from './host-bridge.ts';

type Navigate = Extract<HostMessage, { type: 'navigate' }>;

const entriesMax = 200;

/**
 * History of a page in a frame, if the host manages it (EMBED-8). The frame has a single entry that every page
 * replaces; the host is told of each new page, creates an entry for it, and says which entry Back or Forward led to.
 */
export class FrameHistory {
  readonly #host: HostBridge;
  /** The router's state of each entry, so that the router treats a return as a pop navigation. */
  readonly #states = new Map<string, unknown>();

  constructor(host: HostBridge) {
    this.#host = host;
  }

  /** The returned function restores the frame's own history. */
  start(): () => void {
    this.#keep(crypto.randomUUID(), history.state);
    // All history changes pass here, from the router and from sheets.
    history.pushState = (state: unknown, _: string, url?: string | URL | null) => {
      replaceState(state, url);
      this.#keep(crypto.randomUUID(), state);
      this.#host.reportPage(true);
    };
    history.replaceState = (state: unknown, _: string, url?: string | URL | null) => {
      replaceState(state, url);
      this.#keep(this.#host.entry ?? '', state);
    };
    return () => {
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
      this.#host.entry = null;
    };
  }

  /** Opens the page a host asks for, as a pop if the host went back; null for addresses that are not ours. */
  follow({ replace = false, entry }: Navigate, path: string | null, navigate: NavigateFunction): void {
    if (path === null || (this.#host.entry !== null && replace && this.open(path, entry))) return;
    // The page that is already open needs no second entry.
    if (path !== openPath()) void navigate(path, { replace });
  }

  /** The host is at this entry now; false if it is unknown, so that its page must be opened normally. */
  open(path: string, entry: string | undefined): boolean {
    const isKnown = entry !== undefined && this.#states.has(entry);
    this.#host.entry = entry ?? crypto.randomUUID();
    if (!isKnown) return path === openPath();
    const state = this.#states.get(entry);
    replaceState(state, path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return true;
  }

  #keep(entry: string, state: unknown): void {
    this.#host.entry = entry;
    this.#states.delete(entry);
    this.#states.set(entry, state);
    const oldest = this.#states.keys().next();
    if (this.#states.size > entriesMax && !oldest.done) this.#states.delete(oldest.value);
  }
}

/** The browser's own method, even if it was replaced. */
function replaceState(state: unknown, url: string | URL | null | undefined): void {
  History.prototype.replaceState.call(history, state, '', url);
}
