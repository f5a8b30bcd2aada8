import type { HostMessage } from '@slipstream/contract/embed/host-message';

import type { Scroller } from '../place/hold-place.ts';
import type { HostBridge, PageOpened } from './host-bridge.ts';

type Viewport = Extract<HostMessage, { type: 'viewport' }>;

/** How much of the frame must be visible for a dialog to be usable. */
const dialogSizeMin = 360;
/** A page that is returned to has its old height only after that was reported and applied. */
const heightMs = 150;
/** A scroll by the host is known here only after it was done and reported. */
const scrolledMs = 200;
const placesMax = 100;

/**
 * In a full-height frame only the host's window scrolls. A new page asks the host to show its top, a page returned to
 * its old position, and a dialog enough room.
 */
export class FrameScroll implements Scroller {
  readonly #host: HostBridge;
  readonly #places = new Map<string, number>();
  #page: PageOpened | null = null;
  /** The visible part begins below what the host keeps over the frame. */
  #view = { top: 0, inset: 0, size: Number.POSITIVE_INFINITY };

  constructor(host: HostBridge) {
    this.#host = host;
  }

  see({ top, height, insetTop, insetBottom }: Viewport): void {
    this.#view = { top: Math.max(0, top), inset: insetTop, size: Math.max(0, height - insetTop - insetBottom) };
  }

  readonly view = () => ({ top: this.#view.top + this.#view.inset, size: this.#view.size });

  readonly by = (distance: number): void => this.#ask(this.view().top + distance);

  readonly later = (run: () => void): (() => void) => {
    const timer = setTimeout(run, scrolledMs);
    return () => clearTimeout(timer);
  };

  open(page: PageOpened): void {
    const before = this.#page;
    this.#page = page;
    // Where the frame begins in the host's page is up to the host.
    if (before === null) return;
    if (this.#places.size >= placesMax) this.#places.clear();
    this.#places.set(before.key, this.#view.top > 0 ? this.view().top : 0);
    const anchor = page.hash === '' ? null : document.getElementById(page.hash.slice(1));
    if (anchor !== null) return this.#ask(anchor.getBoundingClientRect().top);
    // Filters and tabs change only the query and keep the scroll position.
    if (page.pathname === before.pathname) return;
    const place = page.isBack ? (this.#places.get(page.key) ?? 0) : 0;
    // If the top of the frame is visible already, do not scroll: the host's header is above it.
    if (place > 0) setTimeout(() => this.#ask(place), heightMs);
    else if (this.#view.top > 0) this.#ask(0);
  }

  /** Called before a dialog opens over the page. */
  makeRoom(): void {
    const { top, size } = this.#view;
    if (size < dialogSizeMin) this.#ask(top + size - dialogSizeMin);
  }

  #ask(place: number): void {
    this.#host.send({ type: 'scroll_to', top: Math.max(0, Math.round(place)), smooth: false });
  }
}
