import { parseTicket, serialiseTicket } from '@slipstream/betting/persistence/stored-ticket';
import { placedBetsOf, placementOf, type Ticket } from '@slipstream/betting/ticket/ticket';
import * as z from 'zod/mini';

import { isFeedEvent } from './follow/feed-events.ts';
import type { TabChannel } from './follow/slip-bridge.ts';
import type { SlipStore } from './slip-store.ts';

const helloMessage = z.object({ kind: z.literal('hello') });
const slipMessage = z.object({
  kind: z.literal('slip'),
  /** Counts changes over all tabs; with equal counts the higher tab id wins, in every tab alike. */
  clock: z.int().check(z.minimum(0)),
  tab: z.string().check(z.maxLength(64)),
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** The key of the last placement whose answer is known. */
  answered: z.nullable(z.string().check(z.maxLength(64))),
  ticket: z.string(),
});
/** A tab that awaited a placement's answer was closed. */
const leftMessage = z.object({ kind: z.literal('left') });
const tabMessage = z.discriminatedUnion('kind', [helloMessage, leftMessage, slipMessage]);
type SlipMessage = z.output<typeof slipMessage>;

export interface SlipTabsOptions {
  readonly channel: TabChannel | undefined;
  readonly newId: () => string;
  /** Called after taking over the slip of another tab. */
  readonly onAdopted: () => void;
  /** Called when a tab that awaited an answer was closed: a remaining tab must ask for it. */
  readonly onLeft: () => void;
}

/**
 * Keeps one slip in all tabs. Tabs also share the key of the next placement, so that placing the same slip in two tabs
 * at once is one request sent twice (PLACE-6).
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
      // Changes of an empty slip while a page loads must not override the slip of another tab.
      if (isEmpty(before) && isEmpty(step.ticket)) return;
      if (before.kind === 'processing' && step.ticket.kind !== 'processing') {
        // A key is used up by its answer.
        this.#answered = before.placement.key;
        this.#key = options.newId();
      }
      this.#clock += 1;
      this.#tell();
    });
    options.channel?.post({ kind: 'hello' });
  }

  readonly placementKey = (): string => this.#key;

  /** The page is closing. The other tabs can ask for the answer it awaits. */
  readonly leave = (): void => {
    if (this.#slip.ticket().kind === 'processing') this.#options.channel?.post({ kind: 'left' });
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
    // The other tab may run another release; then each keeps its own slip.
    if (reading.kind === 'dropped') return;
    const placement = placementOf(this.#slip.ticket());
    const isSamePlacement = placement?.key === placementOf(reading.value)?.key || placement?.key === answered;
    // While an answer is awaited, slips that do not know of the placement are ignored.
    if (placement !== null && !isSamePlacement) return;
    this.#clock = clock;
    this.#key = key;
    this.#answered = answered;
    this.#slip.adopt(reading.value);
    this.#options.onAdopted();
  }
}

function isEmpty(ticket: Ticket): boolean {
  return ticket.bets.length === 0 && ticket.kind !== 'processing' && placedBetsOf(ticket).length === 0;
}
