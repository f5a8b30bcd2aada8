import { describe, expect, it } from 'vitest';

import { SheetHistory } from './sheet-history.ts';

type State = { readonly key: string; readonly sheet?: true };

/** A browser with a sheet and a router; steps through the history happen at once when `settle` is called, as they do later there. */
class Browser {
  entries: State[] = [{ key: 'a' }];
  at = 0;
  isOpen = false;
  /** The pages the router was told to bring. */
  readonly routed: string[] = [];
  #steps: number[] = [];
  readonly #sheet: SheetHistory;

  constructor() {
    const history = {
      pushState: (state: State) => this.#push(state),
      back: () => void this.#steps.push(-1),
    };
    Object.defineProperty(history, 'state', { get: () => this.entries[this.at] });
    this.#sheet = new SheetHistory(history as unknown as History, () => this.close());
  }

  open() {
    this.isOpen = true;
    this.#sheet.open();
  }

  close() {
    this.isOpen = false;
    this.#sheet.close();
  }

  /** A link: the page takes the place of the sheet's entry (sheet-entry.ts), and the sheet closes with it. */
  follow(key: string) {
    if (this.entries[this.at]?.sheet) this.at -= 1;
    this.#push({ key });
    this.close();
  }

  step(by: number) {
    this.#steps.push(by);
    this.settle();
  }

  settle() {
    for (let by = this.#steps.shift(); by !== undefined; by = this.#steps.shift()) {
      this.at += by;
      const state = this.entries[this.at];
      let isStopped = false;
      const stopImmediatePropagation = () => {
        isStopped = true;
      };
      this.#sheet.onPop({ state, stopImmediatePropagation } as unknown as PopStateEvent);
      if (!isStopped && state !== undefined) this.routed.push(state.key);
    }
  }

  #push(state: State) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
}

describe('SheetHistory', () => {
  it('[PANEL-4] Back closes the sheet and the router hears nothing of it', () => {
    const browser = new Browser();
    browser.open();
    expect(browser.entries).toEqual([{ key: 'a' }, { key: 'a', sheet: true }]);
    browser.step(-1);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 0, []]);
  });

  it('[PANEL-4] closed otherwise, it leaves no entry to go back to', () => {
    const browser = new Browser();
    for (let times = 0; times < 3; times += 1) {
      browser.open();
      browser.close();
      browser.settle();
    }
    expect([browser.at, browser.entries.length, browser.routed]).toEqual([0, 2, []]);
  });

  it('[PANEL-4] opened again before the step back is done, it can still be closed by Back', () => {
    const browser = new Browser();
    browser.open();
    browser.close();
    browser.open();
    browser.settle();
    expect([browser.isOpen, browser.at]).toEqual([true, 1]);
    browser.step(-1);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 0, []]);
  });

  it('[PANEL-4] after a link in the sheet one Back leads to the page it was on, and Forward to the other', () => {
    const browser = new Browser();
    browser.open();
    browser.follow('b');
    browser.settle();
    expect(browser.at).toBe(1);
    browser.step(-1);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 0, ['a']]);
    browser.step(1);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 1, ['a', 'b']]);
  });

  it('[PANEL-4] Forward after Back has closed it stays on the page', () => {
    const browser = new Browser();
    browser.open();
    browser.step(-1);
    browser.step(1);
    browser.settle();
    expect([browser.isOpen, browser.at]).toEqual([false, 0]);
  });

  it('[PANEL-4] a jump to an earlier page closes it and is the router’s', () => {
    const browser = new Browser();
    browser.follow('b');
    browser.open();
    browser.step(-2);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 0, ['a']]);
  });

  it('[PANEL-4] a page loaded on the sheet’s entry has no second one', () => {
    const browser = new Browser();
    browser.entries = [{ key: 'a' }, { key: 'a', sheet: true }];
    browser.at = 1;
    browser.open();
    expect(browser.entries).toHaveLength(2);
    browser.step(-1);
    expect([browser.isOpen, browser.at, browser.routed]).toEqual([false, 0, []]);
  });
});
