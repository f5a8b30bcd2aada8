import { reduceTicket } from '@slipstream/betting/ticket/reduce-ticket';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import { emptyTicket, type Ticket } from '@slipstream/betting/ticket/ticket';
import type { TicketEvent } from '@slipstream/betting/ticket/ticket-event';
import type { TicketStep } from '@slipstream/betting/ticket/ticket-step';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SlipTerms } from './ticket-context.ts';

/** The slip: the rulebook's reducer behind a store. It decides nothing itself. */
export class SlipStore {
  readonly ticket: StoreApi<Ticket> = createStore(() => emptyTicket);
  readonly #terms: SlipTerms;
  readonly #now: () => number;

  constructor(terms: SlipTerms, now: () => number) {
    this.#terms = terms;
    this.#now = now;
  }

  readonly dispatch = (event: TicketEvent): TicketStep => {
    const before = this.ticket.getState();
    const step = reduceTicket(before, event, { ...this.#terms, now: this.#now() });
    if (step.ticket !== before) this.ticket.setState(step.ticket, true);
    return step;
  };

  readonly toggle = (pick: OutcomePick): void => {
    this.dispatch({ kind: 'outcome-toggled', pick });
  };

  readonly selected = (): ReadonlySet<string> => new Set(this.ticket.getState().selectedOutcomeIds);

  readonly subscribe = (listener: () => void): (() => void) => this.ticket.subscribe(listener);
}
