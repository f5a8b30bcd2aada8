import type { HostMessage } from '@slipstream/contract/embed/host-message';

import type { Scroller } from '../place/hold-place.ts';
import type { HostBridge, PageOpened } from './host-bridge.ts';

type Viewport = Extract<HostMessage, { type: 'viewport' }>;

/** A dialog needs so much of the frame in sight to be read and answered. */
const dialogSizeMin = 360;
/** A page that was left is as tall as before only when its height was told and taken over. */
const heightMs = 150;
/** A scroll of the host is known here when it has been done and told. */
const scrolledMs = 200;
const placesMax = 100;

/**
 * In a frame as tall as its page nothing scrolls but the window around it. So a new page asks the host to show its top, a
 * page gone back to the place it was left at, and a dialog that there be room to read it.
 */
export class FrameScroll implements Scroller {
  readonly #host: HostBridge;
  readonly #places = new Map<string, number>();
  #page: PageOpened | null = null;
  /** What can be seen begins below what the host keeps over the frame. */
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
    // Where a page begins in the host is the host's own affair.
    if (before === null) return;
    if (this.#places.size >= placesMax) this.#places.clear();
    this.#places.set(before.key, this.#view.top > 0 ? this.view().top : 0);
    const anchor = page.hash === '' ? null : document.getElementById(page.hash.slice(1));
    if (anchor !== null) return this.#ask(anchor.getBoundingClientRect().top);
    // Filters and tabs change the query of a page and leave the reader where they are.
    if (page.pathname === before.pathname) return;
    const place = page.isBack ? (this.#places.get(page.key) ?? 0) : 0;
    // A frame whose top is in sight already stays where it is: the host's own head stands above it.
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
