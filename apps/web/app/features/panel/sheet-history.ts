const mark = 'sheet';

/**
 * Lets Back close a sheet and stay on the page (PANEL-4): while it is open, the history has an entry of its own for it, a copy of
 * the page's with a mark. Steps between the two are hidden from the router, which would load the page again.
 */
export class SheetHistory {
  readonly #history: History;
  readonly #onBack: () => void;
  #isOpen = false;
  /** The page the sheet was opened on. */
  #key: unknown;
  /** A step off the marked entry is under way. */
  #isLeaving = false;

  constructor(history: History, onBack: () => void) {
    this.#history = history;
    this.#onBack = onBack;
  }

  open(): void {
    this.#isOpen = true;
    this.#key = keyOf(this.#history.state);
    if (!isMarked(this.#history.state)) this.#push();
  }

  /** Closed otherwise than by Back: no entry is left behind. One that the sheet was left from by a link stays until `onPop`. */
  close(): void {
    this.#isOpen = false;
    this.#leave();
  }

  /** To be heard before the router does. */
  readonly onPop = (event: PopStateEvent): void => {
    if (this.#isLeaving) {
      this.#isLeaving = false;
      event.stopImmediatePropagation();
      // Opened again before the step was done.
      if (this.#isOpen) this.#push();
      return;
    }
    if (isMarked(event.state)) {
      // Back from the page a link in the sheet led to. The router brings the page; the sheet's entry is passed over.
      if (!this.#isOpen) this.#leave();
      return;
    }
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (keyOf(event.state) === this.#key) event.stopImmediatePropagation();
    this.#onBack();
  };

  #push(): void {
    const state: unknown = this.#history.state;
    this.#history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
  }

  #leave(): void {
    if (this.#isLeaving || !isMarked(this.#history.state)) return;
    this.#isLeaving = true;
    this.#history.back();
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** The router's key of a page; the marked copy has the same. */
function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
