import type { Selection } from '@slipstream/betting/ticket/selection';
import type { TicketFeedEvent } from '@slipstream/betting/ticket/ticket-event';
import { matchStatus } from '@slipstream/units/match-status';

import { marketKey } from '../../board/board-records.ts';
import type { Stores } from '../../stores.ts';

/** What follows the board: the slip, or a waiting quick bet. */
export interface BoardReader {
  readonly selections: () => readonly Selection[];
  readonly tell: (event: TicketFeedEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

type Surroundings = Pick<Stores, 'board' | 'feed' | 'live'>;

/**
 * Keeps the slip's selections up to date: each follows its outcome and match on every page. What the board does not
 * have, after a reload for example, is fetched; until then the price is stale.
 */
export class BoardFollower {
  readonly #reader: BoardReader;
  readonly #around: Surroundings;
  readonly #fetch: (selection: Selection) => Promise<void>;
  readonly #followed = new Map<string, () => void>();
  /** Matches fetched since this page opened: a market that is still missing is no longer offered. */
  readonly #fetched = new Set<string>();
  #isReminding = false;

  constructor(reader: BoardReader, around: Surroundings, fetch: (selection: Selection) => Promise<void>) {
    this.#reader = reader;
    this.#around = around;
    this.#fetch = fetch;
  }

  start(): void {
    this.#reader.subscribe(() => this.#sync());
    this.#around.board.providers.subscribe(() => this.#tellProviders());
    this.#around.feed.subscribe(() => {
      if (this.#isFeedStale()) this.#reader.tell({ kind: 'freshness-changed', matchId: 'all', isStale: true });
      else this.tellAll();
    });
    this.#sync();
  }

  /** Sends everything the board knows to the slip, after the slip was replaced. */
  tellAll(): void {
    for (const selection of this.#reader.selections()) this.#tell(selection);
  }

  #isFeedStale(): boolean {
    const { state } = this.#around.feed.getState();
    return state === 'paused' || state === 'offline';
  }

  #sync(): void {
    const selections = this.#reader.selections();
    const wanted = new Set<string>(selections.map(({ id }) => id));
    for (const [id, unfollow] of this.#followed) {
      if (wanted.has(id)) continue;
      unfollow();
      this.#followed.delete(id);
    }
    for (const selection of selections) {
      // A slip that was restored over itself, from a share code for example, has lost its updates.
      if (this.#followed.has(selection.id)) this.#remind(selection);
      else {
        // Following updates the slip, which calls back here, so register first.
        this.#followed.set(selection.id, nothing);
        this.#followed.set(selection.id, this.#follow(selection));
      }
    }
  }

  #remind(selection: Selection): void {
    if (!selection.isStale || this.#isReminding || this.#isFeedStale()) return;
    // Updates come back here as slip changes.
    this.#isReminding = true;
    this.#tell(selection);
    this.#isReminding = false;
  }

  #follow(selection: Selection): () => void {
    const { board, live } = this.#around;
    const { id, matchId, marketId, specifier } = selection;
    const tell = () => this.#tell(selection);
    const closers = [
      board.hold([matchId]),
      board.subscribeOutcome(id, tell),
      board.subscribeMatch(matchId, tell),
      board.subscribeMarkets(matchId, tell),
      live.watch(matchId),
    ];
    if (board.market(matchId, marketKey(matchId, marketId, specifier)) === undefined) void this.#bring(selection);
    else tell();
    return () => closers.forEach((close) => close());
  }

  async #bring(selection: Selection): Promise<void> {
    await this.#fetch(selection);
    this.#fetched.add(selection.id);
    this.#tell(selection);
  }

  #tell({ id, matchId, marketId, specifier }: Selection): void {
    const { board } = this.#around;
    const { tell, selections } = this.#reader;
    const held = selections().find((selection) => selection.id === id);
    if (held === undefined || !this.#isKnown(held)) return;
    const record = board.market(matchId, marketKey(matchId, marketId, specifier));
    const match = board.event(matchId);
    const { provider, isNotAvailable } = held;
    const isActive = board.providers.isActive(provider);
    // A selection that was not in the slip meanwhile missed the status (TICKET-6).
    if (isNotAvailable === isActive) tell({ kind: 'provider-status-changed', provider, isActive });
    if (match === undefined) {
      tell({ kind: 'match-status-changed', matchId, status: matchStatus.closed, version: held.matchVersion + 1 });
      return;
    }
    tell({
      kind: 'market-updated',
      market: {
        matchId,
        id: marketId,
        specifier,
        // A removed market has no version; its removal is newer than everything known about it.
        version: record?.version ?? Math.max(match.version, held.marketVersion + 1),
        status: record?.status ?? 0,
        outcomes: [...(record?.outcomes ?? [])].map(([outcomeId, outcome]) => ({ id: outcomeId, ...outcome })),
      },
    });
    tell({ kind: 'match-status-changed', matchId, status: match.status, version: match.version });
    // The same version is no change for the reducer, but proves that the price still holds. Freshness applies to a
    // whole match, so it waits for all its selections.
    const ofMatch = selections().filter((selection) => selection.matchId === matchId);
    if (this.#isFeedStale() || !ofMatch.every((selection) => this.#isKnown(selection))) return;
    tell({ kind: 'freshness-changed', matchId, isStale: false });
  }

  /** Whether the board has its price, or it is certain that there is none. */
  #isKnown({ id, matchId, marketId, specifier }: Selection): boolean {
    const { board } = this.#around;
    const record = board.market(matchId, marketKey(matchId, marketId, specifier));
    return record !== undefined || this.#fetched.has(id) || board.outcome(id) !== undefined;
  }

  /** A provider that went down or came back (TICKET-6). */
  #tellProviders(): void {
    const held = new Set(this.#reader.selections().map(({ provider }) => provider));
    for (const provider of held) {
      const isActive = this.#around.board.providers.isActive(provider);
      this.#reader.tell({ kind: 'provider-status-changed', provider, isActive });
    }
    this.tellAll();
  }
}

function nothing(): void {
  // Nothing is followed yet.
}
