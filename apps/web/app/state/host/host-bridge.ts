import type { Capability } from '@slipstream/contract/embed/capability';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import type { HostLink, Outgoing } from '@slipstream/embed/connect-host';

import { windowScroller, type Scroller } from '../place/hold-place.ts';

/** Alone in its window, in a frame of a platform, or inside a mobile app, which has overlays of its own (EMBED-1). */
export type RunMode = 'standalone' | 'iframe' | 'app';

/** A page as the address names it, and how the player came to it. */
export interface PageOpened {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  readonly isBack: boolean;
}

/** The platform around the page, where there is one. Everything works without: then nothing is sent. */
export class HostBridge {
  /** What scrolls the page; a host that shows all of its height scrolls it itself. */
  scroller: Scroller = windowScroller;
  #link: HostLink | null = null;
  #mode: RunMode = 'standalone';
  #onPage: (page: PageOpened) => void = () => undefined;
  #page: PageOpened | null = null;
  #tellReady: () => void = () => undefined;
  /** Settles once the host has said who is here, so that a page in a frame does not first show the wrong one. */
  readonly saidWho: Promise<void> = new Promise((resolve) => {
    this.#tellReady = resolve;
  });

  get mode(): RunMode {
    return this.#mode;
  }

  setMode(mode: RunMode): void {
    this.#mode = mode;
  }

  connect(link: HostLink): void {
    this.#link = link;
    // A host that does not keep sessions will never say who is here.
    if (!this.can('session')) this.#tellReady();
  }

  /** What has to be done for every page from now on, beginning with the one that is open. */
  onPage(listener: (page: PageOpened) => void): void {
    this.#onPage = listener;
    if (this.#page !== null) listener(this.#page);
  }

  opened(page: PageOpened): void {
    this.#page = page;
    this.#onPage(page);
  }

  disconnect(): void {
    this.#link = null;
    this.scroller = windowScroller;
    this.#onPage = () => undefined;
  }

  /** Which entry of the host's history the open page is; null where the host keeps none (EMBED-8). */
  entry: string | null = null;

  /** For the host's address bar, title and history. */
  reportPage(isNew = false): void {
    const entry = this.entry === null ? {} : { entry: this.entry, isNew };
    this.send({ type: 'navigated', path: openPath(), title: document.title.slice(0, 300), ...entry });
  }

  /** Opens an address as a new document. Where the host keeps the history, the frame must not add to it. */
  load(href: string): void {
    if (this.can('history')) location.replace(href);
    else location.assign(href);
  }

  heardSession(): void {
    this.#tellReady();
  }

  can(capability: Capability): boolean {
    return this.#link?.capabilities.has(capability) ?? false;
  }

  /** False when there is nobody to hear it. */
  send(message: Outgoing<SportsbookMessage>): boolean {
    this.#link?.send(message);
    return this.#link !== null;
  }
}

/** The page that is open, as a path of the protocol. */
export function openPath(): string {
  return location.pathname + location.search + location.hash;
}

/** The word an app puts into the address of the page it opens; remembered for the browser session. */
const modeKey = 'mode';

export function runModeOf(self: Window, storage: Storage | undefined): RunMode {
  try {
    const asked = new URLSearchParams(self.location.search).get(modeKey);
    if (asked === 'app') storage?.setItem(modeKey, 'app');
    if (asked === 'app' || storage?.getItem(modeKey) === 'app') return 'app';
  } catch {
    // Closed storage: the address still says it on the page the app opened.
  }
  return self.parent === self ? 'standalone' : 'iframe';
}
