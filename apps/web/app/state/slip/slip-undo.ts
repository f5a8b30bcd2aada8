import type { Bet } from '@slipstream/betting/ticket/bet';
import type { OutcomePick, SelectionId } from '@slipstream/betting/ticket/selection';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SlipStore } from './slip-store.ts';

/** What was just removed from the slip and can be restored. */
export interface Removal {
  /** The one outcome, or null when the whole slip was cleared. */
  readonly outcomeName: string | null;
  readonly count: number;
  readonly bets: readonly Bet[];
}

/** Long enough to read the text and reach the button. */
const undoMs = 8000;

/** Removes or clears, with an undo for a few seconds, until the slip is changed otherwise. */
export class SlipUndo {
  readonly removal: StoreApi<Removal | null> = createStore<Removal | null>(() => null);
  readonly #slip: SlipStore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(slip: SlipStore) {
    this.#slip = slip;
    slip.onStep(({ event, step }) => {
      const isEdit = event.kind === 'outcome-toggled' || event.kind === 'placement-started';
      if (isEdit && step.result.kind === 'applied') this.#offer(null);
    });
  }

  readonly remove = (selectionId: SelectionId): void => {
    const { bets } = this.#slip.ticket();
    const taken = bets.flatMap(({ selections }) => selections).find(({ id }) => id === selectionId);
    const { result } = this.#slip.dispatch({ kind: 'selection-removed', selectionId });
    if (result.kind === 'applied') this.#offer({ outcomeName: taken?.outcomeName ?? null, count: 1, bets });
  };

  readonly clear = (): void => {
    const { bets, selectedOutcomeIds } = this.#slip.ticket();
    const { result } = this.#slip.dispatch({ kind: 'cleared' });
    if (result.kind === 'applied') this.#offer({ outcomeName: null, count: selectedOutcomeIds.length, bets });
  };

  /** Drops what cannot be bet (SLIP-11). */
  readonly cleanUp = (): void => {
    const { bets, selectedOutcomeIds } = this.#slip.ticket();
    const { result, ticket } = this.#slip.dispatch({ kind: 'cleaned-up' });
    const count = selectedOutcomeIds.length - ticket.selectedOutcomeIds.length;
    if (result.kind === 'applied') this.#offer({ outcomeName: null, count, bets });
  };

  /** One custom bet of these outcomes; selections that leave the slip for it can be put back (CUSTOM-5). */
  readonly makeCustomBet = (picks: readonly OutcomePick[]): void => {
    const { bets, selectedOutcomeIds } = this.#slip.ticket();
    const { result, ticket } = this.#slip.dispatch({ kind: 'custom-bet-made', picks });
    const count = selectedOutcomeIds.filter((id) => !ticket.selectedOutcomeIds.includes(id)).length;
    if (result.kind === 'applied') this.#offer(count === 0 ? null : { outcomeName: null, count, bets });
  };

  readonly undo = (): void => {
    const removal = this.removal.getState();
    if (removal === null) return;
    this.#offer(null);
    this.#slip.dispatch({ kind: 'put-back', bets: removal.bets });
  };

  readonly dismiss = (): void => this.#offer(null);

  #offer(removal: Removal | null): void {
    clearTimeout(this.#timer);
    this.removal.setState(removal, true);
    if (removal !== null) this.#timer = setTimeout(() => this.removal.setState(null, true), undoMs);
  }
}
