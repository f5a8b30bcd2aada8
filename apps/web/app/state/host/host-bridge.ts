import type { Capability } from '@slipstream/contract/embed/capability';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import type { HostLink, Outgoing } from '@slipstream/embed/connect-host';

import { windowScroller, type Scroller } from '../place/hold-place.ts';
import { readStored, writeStored } from '../storage/stored-text.ts';

/** Standalone, in a platform's frame, or in a mobile app, which has its own overlays (EMBED-1). */
export type RunMode = 'standalone' | 'iframe' | 'app';

/** A page as the address names it, and how the player came to it. */
export interface PageOpened {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  readonly isBack: boolean;
}

/** How long a host may take to say what an address of its own is. */
const addressMsMax = 1000;

/** The host page, if there is one. Without a host nothing is sent. */
export class HostBridge {
  /** What scrolls the page; with a full-height frame that is the host. */
  scroller: Scroller = windowScroller;
  #link: HostLink | null = null;
  #mode: RunMode = 'standalone';
  #onPage: (page: PageOpened) => void = () => undefined;
  #page: PageOpened | null = null;
  #missing: string | null = null;
  readonly #addresses = new Map<string, (url: string | null) => void>();
  #tellReady: () => void = () => undefined;
  /** Resolved once the host has said who is signed in, so that a framed page does not show the wrong state first. */
  readonly saidWho: Promise<void> = new Promise((resolve) => {
    this.#tellReady = resolve;
  });

  #tellConnected: () => void = () => undefined;
  /** Resolved once a host is connected and its scroller is in place. */
  readonly connected: Promise<void> = new Promise((resolve) => {
    this.#tellConnected = resolve;
  });

  get mode(): RunMode {
    return this.#mode;
  }

  setMode(mode: RunMode): void {
    this.#mode = mode;
  }

  connect(link: HostLink): void {
    this.#link = link;
    // A host without the session capability will never say who is signed in.
    if (!this.can('session')) this.#tellReady();
    this.#tellConnected();
  }

  /** Called for every page from now on, beginning with the current one. */
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

  /** The host's history entry of the current page; null if the host keeps none (EMBED-8). */
  entry: string | null = null;

  /** For the host's address bar, title and history. */
  reportPage(isNew = false): void {
    const entry = this.entry === null ? {} : { entry: this.entry, isNew };
    this.send({ type: 'navigated', path: openPath(), title: document.title.slice(0, 300), ...entry });
    if (location.pathname === this.#missing) this.refuse('unknown_path', `there is no page ${location.pathname}`);
  }

  /** The page of this path does not exist; null when the player has left it. */
  setMissing(pathname: string | null): void {
    this.#missing = pathname;
  }

  /** Tells the host's developer that something they asked for is not there (EMBED-9). */
  refuse(code: 'unknown_locale' | 'unknown_path', message: string): void {
    this.send({ type: 'error', error: { code, about: null, message: message.slice(0, 500) } });
  }

  /**
   * The address of a page for whoever it is shared with: the host's, since the player shares what is in the address bar
   * (SHARE-7). The sportsbook's own if the host has none for it or does not answer.
   */
  async addressOf(path: string, publicUrl: string): Promise<string> {
    if (!this.can('address')) return publicUrl + path;
    const requestId = crypto.randomUUID();
    const answer = await new Promise<string | null>((resolve) => {
      this.#addresses.set(requestId, resolve);
      setTimeout(() => resolve(null), addressMsMax);
      this.send({ type: 'address_request', requestId, path });
    });
    this.#addresses.delete(requestId);
    return answer ?? publicUrl + path;
  }

  heardAddress(requestId: string, url: string | null): void {
    this.#addresses.get(requestId)?.(url);
  }

  /** Loads an address as a new document. If the host manages the history, the frame must not add an entry. */
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

  /** False if no host is connected. */
  send(message: Outgoing<SportsbookMessage>): boolean {
    this.#link?.send(message);
    return this.#link !== null;
  }
}

/** The current page as a path of the protocol. */
export function openPath(): string {
  return location.pathname + location.search + location.hash;
}

/** The query value with which an app opens the page; remembered for the browser session. */
const modeKey = 'mode';

export function runModeOf(self: Window, storage: Storage | undefined): RunMode {
  const asked = new URLSearchParams(self.location.search).get(modeKey);
  if (asked === 'app') writeStored(() => storage, modeKey, 'app');
  if (asked === 'app' || readStored(() => storage, modeKey) === 'app') return 'app';
  return self.parent === self ? 'standalone' : 'iframe';
}
