import { isSheetEntry, sheetEntryOf } from '../../state/place/sheet-entry.ts';

/**
 * Lets Back close a sheet and stay on the page (PANEL-4): while it is open the history has an extra, marked copy of the
 * page's entry. Steps between the two are hidden from the router, which would reload the page.
 */
export class SheetHistory {
  readonly #history: History;
  readonly #onBack: () => void;
  #isOpen = false;
  /** The page the sheet was opened on. */
  #key: unknown;
  /** A step back from the marked entry is in progress. */
  #isLeaving = false;

  constructor(history: History, onBack: () => void) {
    this.#history = history;
    this.#onBack = onBack;
  }

  open(): void {
    this.#isOpen = true;
    this.#key = keyOf(this.#history.state);
    if (!isSheetEntry(this.#history.state)) this.#push();
  }

  /** Closed by other means than Back: remove the entry, unless a page was opened in its place. */
  close(): void {
    this.#isOpen = false;
    this.#leave();
  }

  /** Must run before the router's own listener, see pop-first.ts. */
  readonly onPop = (event: PopStateEvent): void => {
    if (this.#isLeaving) {
      this.#isLeaving = false;
      event.stopImmediatePropagation();
      // Opened again before the step was done.
      if (this.#isOpen) this.#push();
      return;
    }
    if (isSheetEntry(event.state)) {
      // Forward to a sheet that was closed by Back.
      if (!this.#isOpen) this.#leave();
      return;
    }
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (keyOf(event.state) === this.#key) event.stopImmediatePropagation();
    this.#onBack();
  };

  #push(): void {
    this.#history.pushState(sheetEntryOf(this.#history.state), '');
  }

  #leave(): void {
    if (this.#isLeaving || !isSheetEntry(this.#history.state)) return;
    this.#isLeaving = true;
    this.#history.back();
  }
}

/** The router's key of a page; the marked copy has the same key. */
function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
