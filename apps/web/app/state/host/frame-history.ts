import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { NavigateFunction } from 'react-router';

import { openPath, type HostBridge } from './host-bridge.ts';

type Navigate = Extract<HostMessage, { type: 'navigate' }>;

const entriesMax = 200;

/**
 * The history of a page in a frame, where the host keeps it (EMBED-8). The frame then has one entry of its own, which every page
 * takes over; the host is told of each new page, makes an entry for it, and says which one Back or Forward led to.
 */
export class FrameHistory {
  readonly #host: HostBridge;
  /** What the router wrote into the entries, so that going back to one is a way back for it as well. */
  readonly #states = new Map<string, unknown>();

  constructor(host: HostBridge) {
    this.#host = host;
  }

  /** The returned function gives the frame a history of its own again. */
  start(): () => void {
    this.#keep(crypto.randomUUID(), history.state);
    // Everything that changes the history passes here, the router and what opens a sheet alike.
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

  /** Opens the page a host asks for, and goes back to it where the host did; null is none of ours. */
  follow({ replace = false, entry }: Navigate, path: string | null, navigate: NavigateFunction): void {
    if (path === null || (this.#host.entry !== null && replace && this.open(path, entry))) return;
    // The page that is open already needs no second entry in the history.
    if (path !== openPath()) void navigate(path, { replace });
  }

  /** The host is at this entry now; false when nothing is known of it, so that its page has to be opened like any other. */
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

/** The browser's own, whatever stands in its place. */
function replaceState(state: unknown, url: string | URL | null | undefined): void {
  History.prototype.replaceState.call(history, state, '', url);
}
