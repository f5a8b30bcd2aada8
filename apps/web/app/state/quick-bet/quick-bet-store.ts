import { quickRequestOf } from '@slipstream/betting/placing/bet-request';
import {
  quickBetOff,
  type QuickBet,
  type QuickBetEvent,
  type QuickBetStep,
} from '@slipstream/betting/quick-bet/quick-bet';
import { reduceQuickBet } from '@slipstream/betting/quick-bet/reduce-quick-bet';
import type { Refusal } from '@slipstream/betting/refusals/refusal';
import { selectionIdOf, type OutcomePick, type SelectionId } from '@slipstream/betting/ticket/selection';
import type { TicketEffect } from '@slipstream/betting/ticket/ticket-step';
import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { BoardReader } from '../slip/follow/follow-board.ts';
import type { Placeable } from '../slip/placing.ts';
import { placedPhaseOf } from './placed-phase.ts';
import type { SlipTerms } from '../slip/slip-terms.ts';

export interface QuickBetView {
  readonly quickBet: QuickBet;
  /** Why the last tap did not place; null when it did or nothing was tapped. */
  readonly refusal: Refusal | null;
  /** Switched off automatically, because the balance is below the stake (QUICK-6). */
  readonly isBalanceLow: boolean;
  /** The outcome whose tap is shown (QUICK-8). */
  readonly tappedId: SelectionId | null;
  /** Whether its price is visible, so that the answer can be placed beside it. */
  readonly isTapSeen: boolean;
  /** Placed quick bets by outcome, until their verdict has been shown. Several may wait at once. */
  readonly placed: ReadonlyMap<string, PlacedBet>;
}

/** What an odds button shows of a quick bet on its outcome. */
export type QuickMark = 'waiting' | 'placing' | 'checking' | 'placed' | 'refused';

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
    this.state = createStore(() => ({
      quickBet: quickBetOff(currency),
      refusal: null,
      isBalanceLow: false,
      tappedId: null,
      isTapSeen: false,
      placed: new Map<string, PlacedBet>(),
    }));
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
    this.#answerCurrent();
    if (result.kind === 'applied') for (const listener of this.#eventListeners) listener(event);
    for (const effect of step.effects) {
      if (effect.kind === 'place') this.#options.place();
      else this.#options.onEffect?.(effect);
    }
    return step;
  };

  readonly pick = (pick: OutcomePick): void => {
    const tappedId = selectionIdOf(pick);
    this.state.setState({ tappedId, ...(this.#phaseOf(tappedId) !== 'waiting' && this.#without(tappedId)) });
    this.dispatch({ kind: 'outcome-picked', pick });
  };

  readonly seeTap = (isTapSeen: boolean): void => {
    if (this.state.getState().isTapSeen !== isTapSeen) this.state.setState({ isTapSeen });
  };

  /** A bet placed by a tap, as it is now. */
  readonly keepPlaced = (id: SelectionId, bet: PlacedBet): void =>
    this.state.setState(({ placed }) => ({ placed: new Map([...placed, [id, bet]]) }));

  /** The verdict has been shown for long enough. */
  readonly letGo = (id: SelectionId): void => {
    this.state.setState(this.#without(id));
    if (this.#isOn(id)) this.dispatch({ kind: 'dismissed' });
    else this.#answerCurrent();
  };

  /** The player dismissed the answer. A bet that waits for its verdict keeps its mark. */
  readonly dismiss = (): void => {
    const { tappedId } = this.state.getState();
    this.dispatch({ kind: 'dismissed' });
    if (tappedId !== null && this.#phaseOf(tappedId) !== 'waiting') this.state.setState(this.#without(tappedId));
    this.state.setState({ tappedId: null });
  };

  /** A waiting prematch bet is placed by an explicit tap. */
  readonly place = (): void => this.#options.place();

  readonly markOf = (selectionId: string): QuickMark | null => {
    const { quickBet, tappedId, refusal } = this.state.getState();
    const isOn = this.#isOn(selectionId);
    if (isOn && quickBet.state !== 'success') return marks[quickBet.state];
    const phase = this.#phaseOf(selectionId);
    if (phase !== null) return placedMarks[phase];
    if (isOn) return marks.success;
    return tappedId === selectionId && refusal !== null ? 'refused' : null;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  /** Calls back with every event that changed something. */
  readonly onEvent = (listener: (event: QuickBetEvent) => void): void => void this.#eventListeners.add(listener);

  #isOn(id: string): boolean {
    return this.quickBet().bet?.selections.some((selection) => selection.id === id) ?? false;
  }

  #phaseOf(id: string) {
    const bet = this.state.getState().placed.get(id);
    return bet === undefined ? null : placedPhaseOf(bet);
  }

  #without(id: string): Pick<QuickBetView, 'placed'> {
    return { placed: new Map([...this.state.getState().placed].filter(([each]) => each !== id)) };
  }

  /** After an answered tap, show the bet that is still in progress. */
  #answerCurrent(): void {
    const { tappedId, quickBet } = this.state.getState();
    if (tappedId === null || this.markOf(tappedId) !== null) return;
    this.state.setState({ tappedId: quickBet.bet?.selections[0]?.id ?? null });
  }

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

const placedMarks = {
  taken: 'placed',
  waiting: 'checking',
  refused: 'refused',
} as const satisfies Record<ReturnType<typeof placedPhaseOf>, QuickMark>;

/** Feed and balance events do not answer the player's last tap. */
const silent: ReadonlySet<string> = new Set([
  'market-updated',
  'match-status-changed',
  'provider-status-changed',
  'freshness-changed',
  'custom-odds-priced',
  'balance-changed',
]);
