import { quickRequestOf } from '@slipstream/betting/placing/bet-request';
import {
  quickBetOff,
  type QuickBet,
  type QuickBetEvent,
  type QuickBetStep,
} from '@slipstream/betting/quick-bet/quick-bet';
import { reduceQuickBet } from '@slipstream/betting/quick-bet/reduce-quick-bet';
import type { Refusal } from '@slipstream/betting/refusals/refusal';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { TicketEffect } from '@slipstream/betting/ticket/ticket-step';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { BoardReader } from '../slip/follow-board.ts';
import type { Placeable } from '../slip/placing.ts';
import type { SlipTerms } from '../slip/slip-terms.ts';

export interface QuickBetView {
  readonly quickBet: QuickBet;
  /** Why the last tap did not place; null when it did or nothing was tapped. */
  readonly refusal: Refusal | null;
  /** Switched off by itself, because the balance does not reach for the stake any more (QUICK-6). */
  readonly isBalanceLow: boolean;
}

/** What an odds button shows of a quick bet on its outcome. */
export type QuickMark = 'waiting' | 'placing' | 'placed' | 'refused';

export interface QuickBetOptions {
  readonly terms: () => SlipTerms;
  readonly now: () => number;
  /** Called when the reducer says that the bet goes straight to placing (QUICK-4). */
  readonly place: () => void;
  readonly onEffect?: (effect: TicketEffect) => void;
}

/** Quick bet: the rulebook's reducer behind a store, on the slip's own terms. */
export class QuickBetStore {
  readonly state: StoreApi<QuickBetView>;
  readonly #options: QuickBetOptions;
  readonly #eventListeners = new Set<(event: QuickBetEvent) => void>();

  constructor(options: QuickBetOptions) {
    this.#options = options;
    const { currency } = options.terms();
    this.state = createStore(() => ({ quickBet: quickBetOff(currency), refusal: null, isBalanceLow: false }));
  }

  readonly quickBet = (): QuickBet => this.state.getState().quickBet;

  readonly isOn = (): boolean => this.quickBet().isEnabled;

  readonly dispatch = (event: QuickBetEvent): QuickBetStep => {
    const before = this.quickBet();
    const step = reduceQuickBet(before, event, { ...this.#options.terms(), now: this.#options.now() });
    const { result, quickBet } = step;
    const [refusal = null] = result.kind === 'refused' ? result.refusals : [];
    const isSwitchedOff = event.kind === 'balance-changed' && before.isEnabled && !quickBet.isEnabled;
    this.state.setState(({ isBalanceLow }) => ({
      quickBet,
      isBalanceLow: isSwitchedOff || (isBalanceLow && !quickBet.isEnabled),
      ...(!silent.has(event.kind) && { refusal }),
    }));
    if (result.kind === 'applied') for (const listener of this.#eventListeners) listener(event);
    for (const effect of step.effects) {
      if (effect.kind === 'place') this.#options.place();
      else this.#options.onEffect?.(effect);
    }
    return step;
  };

  readonly pick = (pick: OutcomePick): void => void this.dispatch({ kind: 'outcome-picked', pick });

  /** A bet that waits, on a match that has not begun, is placed by the player's own tap. */
  readonly place = (): void => this.#options.place();

  readonly markOf = (selectionId: string): QuickMark | null => {
    const { isEnabled, bet, state } = this.quickBet();
    if (!isEnabled || !bet?.selections.some(({ id }) => id === selectionId)) return null;
    return marks[state];
  };

  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  /** Hears every event that changed something. */
  readonly onEvent = (listener: (event: QuickBetEvent) => void): void => void this.#eventListeners.add(listener);

  /** What of it follows the board, and what is placed; as of the slip. */
  readonly reader: BoardReader = {
    selections: () => this.quickBet().bet?.selections ?? [],
    tell: (event) => void this.dispatch(event),
    subscribe: (listener) => this.state.subscribe(listener),
  };

  readonly placeable: Placeable = {
    placement: () => this.quickBet().placement,
    body: (meta) => quickRequestOf(this.quickBet(), meta),
    tell: (event) => this.dispatch(event).result.kind === 'applied',
  };
}

const marks = {
  initial: 'waiting',
  processing: 'placing',
  success: 'placed',
  error: 'refused',
} as const satisfies Record<QuickBet['state'], QuickMark>;

/** What the feed and the wallet say is no answer to the player's last tap. */
const silent: ReadonlySet<string> = new Set([
  'market-updated',
  'match-status-changed',
  'provider-status-changed',
  'freshness-changed',
  'custom-odds-priced',
  'balance-changed',
]);
