import type { Refusal } from '@slipstream/betting/refusals/refusal';
import type { TicketEvent } from '@slipstream/betting/ticket/ticket-event';
import type { TicketEffect } from '@slipstream/betting/ticket/ticket-step';

import type { SlipStore } from './slip-store.ts';

/** An event the slip itself does not show: an odds button that did nothing, a bet that was not placed. */
export type Notice =
  | { readonly kind: 'general' | 'not-placed' }
  | { readonly kind: 'not-picked'; readonly refusal: Refusal };

const pickEvents: ReadonlySet<TicketEvent['kind']> = new Set([
  'outcome-toggled',
  'custom-outcome-toggled',
  'custom-bet-made',
]);

/** Collects notices until there is a listener, because messages may still be loading. */
export class SlipNotices {
  readonly #waiting: Notice[] = [];
  #listener: ((notice: Notice) => void) | undefined;

  constructor(slip: SlipStore) {
    slip.onStep(({ event, step }) => {
      step.effects.forEach(this.tell);
      const isPick = pickEvents.has(event.kind);
      if (!isPick || step.result.kind !== 'refused') return;
      const [refusal] = step.result.refusals;
      if (refusal !== undefined) this.#tell({ kind: 'not-picked', refusal });
    });
  }

  readonly listen = (listener: (notice: Notice) => void): (() => void) => {
    this.#listener = listener;
    for (const notice of this.#waiting.splice(0)) listener(notice);
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  };

  readonly tell = (effect: TicketEffect): void => {
    if (effect.kind === 'alert') this.#tell({ kind: effect.alert });
  };

  #tell(notice: Notice): void {
    if (this.#listener === undefined) this.#waiting.push(notice);
    else this.#listener(notice);
  }
}
