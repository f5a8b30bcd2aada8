import type { OutcomePick, SelectionId } from '@slipstream/betting/ticket/selection';

import { openForPick, type PanelStore } from '../../panel/panel.ts';
import type { QuickMark } from '../../quick-bet/quick-bet-store.ts';
import type { KeptPicks } from '../keep/kept-picks.ts';
import type { Slip } from '../slip.ts';

/** Where the bets of the browser session are kept (SLIP-16). */
export const betsKey = 'bets';

/** Where quick bet is kept for the browser session. */
export const quickBetKey = 'quickBet';

/** The channel that synchronises the slips of all tabs; see slip-tabs.ts. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
}

/** Undefined if storage is blocked: then every tab has its own slip. */
export function openSlipChannel(): TabChannel | undefined {
  try {
    const channel = new BroadcastChannel('slipstream-slip');
    return {
      post: channel.postMessage.bind(channel),
      hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    };
  } catch {
    return undefined;
  }
}

/**
 * What the first script knows of the slip: which outcomes are picked. A pick made before the slip's code has loaded
 * shows as selected in the next frame and is passed on when the code arrives.
 */
export class SlipBridge {
  readonly #panel: PanelStore;
  readonly #kept: KeptPicks;
  readonly #listeners = new Set<() => void>();
  #selected: ReadonlySet<string> = new Set();
  /** What was done before the slip's code has loaded, in order; `quick-bet` is a press of its switch. */
  #waiting: (OutcomePick | 'quick-bet')[] = [];
  #slip: Slip | undefined;
  #load: (() => Promise<Slip>) | undefined;
  #isWanted = false;
  readonly #arrival = Promise.withResolvers<void>();

  constructor(panel: PanelStore, kept: KeptPicks) {
    this.#panel = panel;
    this.#kept = kept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The slip itself, once its code has loaded; see slip.ts. */
  readonly loaded = (): Slip | undefined => this.#slip;

  readonly has = (id: string): boolean => this.#selected.has(id);

  /** What the odds button of an outcome shows of a quick bet on it. */
  readonly quickMark = (id: string): QuickMark | null => this.#slip?.quick.markOf(id) ?? null;

  /** Whether a tap is a quick bet; from the press of the switch on. */
  readonly isQuickOn = (): boolean =>
    this.#slip?.quick.isOn() ?? this.#waiting.filter((done) => done === 'quick-bet').length % 2 === 1;

  readonly count = (): number => this.#selected.size;

  /** Sets how the slip's code is loaded; nothing is loaded before the first pick or a call of `start`. */
  onNeeded(load: () => Promise<Slip>): void {
    this.#load = load;
    // A tap can be handled between hydration of the button and the page's effects.
    if (this.#isWanted) void this.start();
  }

  toggle(id: SelectionId, pick: OutcomePick): void {
    if (this.#slip !== undefined) {
      this.#slip.toggle(pick);
      return;
    }
    const isQuick = this.isQuickOn();
    this.#waiting.push(pick);
    this.#kept.keep(this.#waiting.filter(isPick));
    if (isQuick) return;
    const selected = new Set(this.#selected);
    if (!selected.delete(id)) selected.add(id);
    // The first selection opens the panel and the last closes it (PANEL-2), even before the slip has loaded.
    if (this.#selected.size === 0) openForPick(this.#panel);
    if (selected.size === 0) this.#panel.setState({ isOpen: false });
    this.#tell(selected);
    void this.start();
  }

  /** Switches quick bet on or off for every tap from now on. */
  switchQuickBet(): void {
    if (this.#slip === undefined) {
      this.#waiting.push('quick-bet');
      this.#tell(this.#selected);
      void this.start();
    } else this.#slip.quick.dispatch({ kind: 'toggled' });
  }

  /** Loads the slip once; resolves when it is loaded. */
  async start(): Promise<void> {
    this.#isWanted = true;
    const load = this.#load;
    this.#load = undefined;
    if (load !== undefined && this.#slip === undefined) this.#receive(await load());
    await this.#arrival.promise;
  }

  /** Passes on, in order, the picks of earlier pages and those made meanwhile. */
  #receive(slip: Slip): void {
    this.#slip = slip;
    // The panel followed these taps already, and may have been closed since.
    const panel = this.#panel.getState();
    for (const text of this.#kept.earlier()) slip.bringPicks(text);
    for (const done of this.#waiting) {
      if (done === 'quick-bet') slip.quick.dispatch({ kind: 'toggled' });
      else slip.toggle(done);
    }
    this.#panel.setState(panel);
    this.#waiting = [];
    this.#kept.clear();
    slip.subscribe(() => this.#tell(slip.selected()));
    slip.quick.subscribe(() => this.#tell(this.#selected));
    this.#tell(slip.selected());
    this.#arrival.resolve();
  }

  /** Restores the slip of this browser session, or of another tab. */
  restore(storage: Pick<Storage, 'getItem'> | undefined): void {
    const isKept = [betsKey, quickBetKey].some((key) => typeof storage?.getItem(key) === 'string');
    if (isKept || this.#kept.earlier().length > 0) void this.start();
    const channel = openSlipChannel();
    channel?.hear((message) => void (isSlip(message) && this.start()));
    channel?.post({ kind: 'hello' });
  }

  #tell(selected: ReadonlySet<string>): void {
    this.#selected = selected;
    for (const listener of this.#listeners) listener();
  }
}

function isPick(done: OutcomePick | 'quick-bet'): done is OutcomePick {
  return done !== 'quick-bet';
}

/** Another tab has a slip. A `hello` alone means that it has none. */
function isSlip(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'slip';
}
