import { parsePicks } from '@slipstream/betting/persistence/stored-picks';
import { betRequestOf } from '@slipstream/betting/placing/bet-request';
import { reduceTicket } from '@slipstream/betting/ticket/reduce/reduce-ticket';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import { summariseTicket, type TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import { emptyTicket, placementOf, selectionsOf, type Ticket } from '@slipstream/betting/ticket/ticket';
import type { TicketContext } from '@slipstream/betting/ticket/ticket-context';
import type { TicketEvent } from '@slipstream/betting/ticket/ticket-event';
import type { TicketStep } from '@slipstream/betting/ticket/ticket-step';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { BoardReader } from './follow/follow-board.ts';
import type { Placeable } from './placing.ts';
import type { SlipTerms } from './slip-terms.ts';

interface SlipState {
  readonly ticket: Ticket;
  readonly terms: SlipTerms;
}

/** An event of this tab and its result. */
export interface SlipStep {
  readonly event: TicketEvent;
  readonly before: Ticket;
  readonly step: TicketStep;
}

/** The slip: the rulebook's reducer in a store. It contains no rules. */
export class SlipStore {
  readonly #state: StoreApi<SlipState>;
  readonly #now: () => number;
  readonly #stepListeners = new Set<(step: SlipStep) => void>();
  #summary: { readonly of: SlipState; readonly summary: TicketSummary } | undefined;

  /** `now` is real time: it measures how fast a player accepts prices. */
  constructor(terms: SlipTerms, now: () => number) {
    this.#state = createStore(() => ({ ticket: emptyTicket, terms }));
    this.#now = now;
  }

  readonly ticket = (): Ticket => this.#state.getState().ticket;

  readonly terms = (): SlipTerms => this.#state.getState().terms;

  readonly dispatch = (event: TicketEvent): TicketStep => {
    const before = this.ticket();
    const step = reduceTicket(before, event, this.#context());
    if (step.ticket !== before) this.#state.setState({ ticket: step.ticket });
    for (const listener of this.#stepListeners) listener({ event, before, step });
    return step;
  };

  /** The placing side of the slip; see placing.ts. */
  readonly placeable: Placeable = {
    placement: () => placementOf(this.ticket()),
    body: (meta) => betRequestOf(this.ticket(), meta),
    tell: (event) => this.dispatch(event).result.kind === 'applied',
  };

  /** The side of the slip that follows the board; see follow-board.ts. */
  readonly reader: BoardReader = {
    selections: () => selectionsOf(this.ticket().bets),
    tell: (event) => void this.dispatch(event),
    subscribe: (listener) => this.#state.subscribe(listener),
  };

  readonly toggle = (pick: OutcomePick): void => {
    this.dispatch({ kind: 'outcome-toggled', pick });
  };

  /** Picks of an earlier page; see kept-picks.ts. */
  readonly bringPicks = (text: string): void => parsePicks(text).forEach(this.toggle);

  readonly selected = (): ReadonlySet<string> => new Set(this.ticket().selectedOutcomeIds);

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** Calls back with every event of this tab, also refused ones. */
  readonly onStep = (listener: (step: SlipStep) => void): (() => void) => {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  };

  /** Takes over the slip of another tab. Newer prices of this tab's board are applied afterwards. */
  adopt(ticket: Ticket): void {
    this.#state.setState({ ticket });
  }

  /** Player and terms. The reducer reads them from the context, so it is only told what has changed. */
  readonly setTerms = (terms: SlipTerms): void => {
    const { terms: before } = this.#state.getState();
    this.#state.setState({ terms });
    if ((before.player === null) !== (terms.player === null)) this.dispatch({ kind: 'login-changed' });
    else if (before.currency.code !== terms.currency.code) this.dispatch({ kind: 'currency-changed' });
    else if (before.bonuses !== terms.bonuses || before.boostPreference !== terms.boostPreference)
      this.dispatch({ kind: 'bonuses-changed' });
  };

  /** Everything the slip shows besides its selections; computed once per state. */
  readonly summary = (): TicketSummary => {
    const of = this.#state.getState();
    if (this.#summary?.of !== of) this.#summary = { of, summary: summariseTicket(of.ticket, this.#context()) };
    return this.#summary.summary;
  };

  #context(): TicketContext {
    return { ...this.terms(), now: this.#now() };
  }
}
