import type { BetRequestBody, RequestMeta } from '@slipstream/betting/placing/bet-request';
import { placementEventOf, reconciledEventOf, type PlacementAnswer } from '@slipstream/betting/placing/placement-event';
import type { Placement } from '@slipstream/betting/ticket/ticket';
import type { TicketPlacementEvent } from '@slipstream/betting/ticket/ticket-event';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { reconcilePlacement } from '@slipstream/contract/http/bets/reconcile-placement';
import type { ReplyOf } from '@slipstream/contract/http/call';

import type { Api, ApiResult, ErrorOf } from '../../api/call-api.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What is placed: the slip, or a quick bet. */
export interface Placeable {
  readonly placement: () => Placement | null;
  /** What is sent once a placement has started. */
  readonly body: (meta: RequestMeta) => BetRequestBody | null;
  /** Whether the event counted. */
  readonly tell: (event: TicketPlacementEvent) => boolean;
}

export interface PlacingOptions {
  readonly api: Api;
  readonly session: SessionStore;
  readonly meta: RequestMeta;
  readonly newKey: () => string;
  /** Resolves after this time, and not before the browser is online. */
  readonly wait: (ms: number) => Promise<void>;
}

/** How long another tab has to receive its answer before this one asks. */
const otherTabMs = 15_000;
const retryMsMin = 500;
const retryMsMax = 8000;

/** Sends bets and finds out the result: at most one bet for a key, and no guess if an answer is lost (PLACE-6). */
export class Placing {
  readonly #what: Placeable;
  readonly #options: PlacingOptions;
  #asked: string | null = null;

  constructor(what: Placeable, options: PlacingOptions) {
    this.#what = what;
    this.#options = options;
  }

  readonly place = async (): Promise<void> => {
    const { session, newKey, api, meta } = this.#options;
    // Right after a reload the session may not be known yet.
    await session.known();
    const key = newKey();
    const isStarted = this.#what.tell({ kind: 'placement-started', key });
    const body = isStarted ? this.#what.body(meta) : null;
    if (body === null) return;
    this.#asked = key;
    const result = await api.call(placeBets, { body, headers: { 'idempotency-key': key } });
    const answer = answerOf(result);
    if (answer.kind === 'refused' && answer.status === 401) session.end();
    this.#hear(key, placementEventOf(key, answer));
    await this.#reconcile(key);
  };

  /** A placement lost its answer, because its page was reloaded or its tab closed. */
  readonly resume = async (): Promise<void> => {
    const placement = this.#what.placement();
    // This page sent it itself and will receive the answer.
    if (placement !== null && placement.key !== this.#asked) await this.#reconcile(placement.key);
  };

  /** Another tab is placing and will report the result; if it is gone, this one asks. */
  readonly watch = async (): Promise<void> => {
    const placement = this.#what.placement();
    if (placement === null || placement.key === this.#asked) return;
    await this.#options.wait(otherTabMs);
    await this.#reconcile(placement.key);
  };

  async #reconcile(key: string): Promise<void> {
    const { api, session, wait } = this.#options;
    for (let retryMs = retryMsMin; this.#isUnderWay(key); retryMs = Math.min(2 * retryMs, retryMsMax)) {
      const result = await api.call(reconcilePlacement, { params: { key } });
      if (result.kind === 'reply') this.#hear(key, reconciledEventOf(key, result.reply));
      else if (result.failure.code === 'refused' && result.failure.status === 401) await session.signedIn();
      if (this.#isUnderWay(key)) await wait(retryMs);
    }
  }

  #hear(key: string, event: TicketPlacementEvent): void {
    if (this.#isUnderWay(key)) this.#what.tell(event);
    // The balance arrives on the player's channel; request it as well, because that may be down.
    if (event.kind !== 'placement-unknown') void this.#options.session.refresh();
  }

  #isUnderWay(key: string): boolean {
    return this.#what.placement()?.key === key;
  }
}

/** The key was used for other bets or closed by another tab; in both cases ask the server. */
const keyCodes: ReadonlySet<unknown> = new Set(['idempotency_key_reused', 'placement_closed']);

function answerOf(result: ApiResult<ReplyOf<typeof placeBets>, ErrorOf<typeof placeBets>>): PlacementAnswer {
  if (result.kind === 'reply') return { kind: 'placed', ...result.reply };
  const { failure } = result;
  if (failure.code !== 'refused' || keyCodes.has(failure.error?.code)) return { kind: 'lost' };
  return { kind: 'refused', status: failure.status, error: failure.error ?? null };
}
