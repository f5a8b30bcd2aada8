import { parseTicket, serialiseTicket } from '@slipstream/betting/persistence/stored-ticket';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import * as z from 'zod/mini';

import { isFeedEvent } from './follow/feed-events.ts';
import type { TabChannel } from './follow/slip-bridge.ts';
import type { SlipStore } from './slip-store.ts';

const helloMessage = z.object({ kind: z.literal('hello') });
const slipMessage = z.object({
  kind: z.literal('slip'),
  /** Counts the changes of the slip over all tabs; of two at once the higher tab wins, in every tab alike. */
  clock: z.int().check(z.minimum(0)),
  tab: z.string().check(z.maxLength(64)),
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** The key of the last placement whose answer is known. */
  answered: z.nullable(z.string().check(z.maxLength(64))),
  ticket: z.string(),
});
/** A tab is left that awaited the answer to a placement. */
const leftMessage = z.object({ kind: z.literal('left') });
const tabMessage = z.discriminatedUnion('kind', [helloMessage, leftMessage, slipMessage]);
type SlipMessage = z.output<typeof slipMessage>;

export interface SlipTabsOptions {
  readonly channel: TabChannel | undefined;
  readonly newId: () => string;
  /** Called after the slip of another tab was taken over. */
  readonly onAdopted: () => void;
  /** Called when a tab is gone that awaited an answer: one that is still here has to ask for it. */
  readonly onLeft: () => void;
}

/**
 * One slip in all tabs: whatever the player does to it in one is there in the others before a hand can reach them. They
 * also share the key of the next placement, so that placing the same slip in two tabs at once is one request twice (PLACE-6).
 */
export class SlipTabs {
  readonly #slip: SlipStore;
  readonly #options: SlipTabsOptions;
  readonly #tab: string;
  #clock = 0;
  #key: string;
  #answered: string | null = null;

  constructor(slip: SlipStore, options: SlipTabsOptions) {
    this.#slip = slip;
    this.#options = options;
    this.#tab = options.newId();
    this.#key = options.newId();
    options.channel?.hear((message) => this.#hear(message));
    slip.onStep(({ event, before, step }) => {
      if (step.ticket === before || isFeedEvent(event)) return;
      // What a page does to an empty slip while it loads must not count against the slip of another tab.
      if (isEmpty(before) && isEmpty(step.ticket)) return;
      if (before.placement !== null && step.ticket.placement === null) {
        // A key is spent with the answer; the next bet needs another.
        this.#answered = before.placement.key;
        this.#key = options.newId();
      }
      this.#clock += 1;
      this.#tell();
    });
    options.channel?.post({ kind: 'hello' });
  }

  readonly placementKey = (): string => this.#key;

  /** The page is being closed or left. What it waits for, the other tabs can find out without waiting for it. */
  readonly leave = (): void => {
    if (this.#slip.ticket().placement !== null) this.#options.channel?.post({ kind: 'left' });
  };

  #tell(): void {
    const message: SlipMessage = {
      kind: 'slip',
      clock: this.#clock,
      tab: this.#tab,
      key: this.#key,
      answered: this.#answered,
      ticket: serialiseTicket(this.#slip.ticket()),
    };
    this.#options.channel?.post(message);
  }

  #hear(data: unknown): void {
    const reading = z.safeParse(tabMessage, data);
    if (!reading.success) return;
    const message = reading.data;
    switch (message.kind) {
      case 'hello':
        if (this.#clock > 0 || this.#slip.ticket().bets.length > 0) this.#tell();
        return;
      case 'left':
        this.#options.onLeft();
        return;
      case 'slip':
        if (this.#isNewer(message)) this.#adopt(message);
    }
  }

  #isNewer({ clock, tab }: SlipMessage): boolean {
    return clock > this.#clock || (clock === this.#clock && tab > this.#tab);
  }

  #adopt({ clock, key, answered, ticket }: SlipMessage): void {
    const reading = parseTicket(ticket);
    // Another release of the page may run in the other tab; each then keeps its own slip.
    if (reading.kind === 'dropped') return;
    const { placement } = this.#slip.ticket();
    const isSamePlacement = placement?.key === reading.value.placement?.key || placement?.key === answered;
    // While an answer is awaited, what becomes of the money is told before anything else counts.
    if (placement !== null && !isSamePlacement) return;
    this.#clock = clock;
    this.#key = key;
    this.#answered = answered;
    this.#slip.adopt(reading.value);
    this.#options.onAdopted();
  }
}

function isEmpty({ bets, placement, placedBets }: Ticket): boolean {
  return bets.length === 0 && placement === null && placedBets.length === 0;
}
