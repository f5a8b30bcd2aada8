import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { Selection } from '@slipstream/betting/ticket/selection';
import type { MatchStatus } from '@slipstream/contract/entities/match';
import type { Provider } from '@slipstream/contract/entities/provider';

import { marketKey } from '../board/board-records.ts';
import type { Stores } from '../stores.ts';
import type { SlipStore } from './slip-store.ts';

/** What a match is that the book does not know any more. */
const closed: MatchStatus = 3;

type Surroundings = Pick<Stores, 'board' | 'feed' | 'live'>;

/**
 * Keeps the slip's selections as true as the page: each follows its outcome and its match, wherever the player goes. What
 * is not on the board, after a reload or on a page without it, is fetched; until then its price counts as stale.
 */
export class BoardFollower {
  readonly #slip: SlipStore;
  readonly #around: Surroundings;
  readonly #fetch: (selection: Selection) => Promise<void>;
  readonly #followed = new Map<string, () => void>();
  /** Fetched since this page opened, so that what the board does not have is not offered any more. */
  readonly #fetched = new Set<string>();

  constructor(slip: SlipStore, around: Surroundings, fetch: (selection: Selection) => Promise<void>) {
    this.#slip = slip;
    this.#around = around;
    this.#fetch = fetch;
  }

  start(): void {
    this.#slip.subscribe(() => this.#sync());
    this.#around.board.providers.subscribe(() => this.#tellProviders());
    this.#around.feed.subscribe(() => {
      if (this.#isFeedStale()) this.#slip.dispatch({ kind: 'freshness-changed', matchId: 'all', isStale: true });
      else this.tellAll();
    });
    this.#sync();
  }

  /** Tells the slip all that the board knows about it, after it became another one. */
  tellAll(): void {
    for (const selection of selectionsOf(this.#slip.ticket().bets)) this.#tell(selection);
  }

  #isFeedStale(): boolean {
    const { state } = this.#around.feed.getState();
    return state === 'paused' || state === 'offline';
  }

  #sync(): void {
    const selections = selectionsOf(this.#slip.ticket().bets);
    const wanted = new Set<string>(selections.map(({ id }) => id));
    for (const [id, unfollow] of this.#followed) {
      if (wanted.has(id)) continue;
      unfollow();
      this.#followed.delete(id);
    }
    for (const selection of selections) {
      if (this.#followed.has(selection.id)) continue;
      // Following tells the slip, which calls back here: the place is taken before.
      this.#followed.set(selection.id, nothing);
      this.#followed.set(selection.id, this.#follow(selection));
    }
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
    else if (selection.isStale) tell();
    return () => closers.forEach((close) => close());
  }

  async #bring(selection: Selection): Promise<void> {
    await this.#fetch(selection);
    this.#fetched.add(selection.id);
    this.#tell(selection);
  }

  #tell({ id, matchId, marketId, specifier, marketVersion, matchVersion }: Selection): void {
    const { board } = this.#around;
    const slip = this.#slip;
    const record = board.market(matchId, marketKey(matchId, marketId, specifier));
    const match = board.event(matchId);
    if (record === undefined && !this.#fetched.has(id) && board.outcome(id) === undefined) return;
    if (match === undefined) {
      slip.dispatch({ kind: 'match-status-changed', matchId, status: closed, version: matchVersion + 1 });
      return;
    }
    slip.dispatch({
      kind: 'market-updated',
      market: {
        matchId,
        id: marketId,
        specifier,
        // A market that is gone has no version any more; it went after whatever is known of it.
        version: record?.version ?? Math.max(match.version, marketVersion + 1),
        status: record?.status ?? 0,
        outcomes: [...(record?.outcomes ?? [])].map(([outcomeId, outcome]) => ({ id: outcomeId, ...outcome })),
      },
    });
    slip.dispatch({ kind: 'match-status-changed', matchId, status: match.status, version: match.version });
    // The same version again is no news to the reducer, yet it proves that the price still holds.
    if (!this.#isFeedStale()) slip.dispatch({ kind: 'freshness-changed', matchId, isStale: false });
  }

  /** A provider that went down or came back (TICKET-6). */
  #tellProviders(): void {
    const { terms } = this.#slip.state.getState();
    const providers = { ...terms.providers };
    for (const provider of Object.keys(providers) as Provider[]) {
      const isActive = this.#around.board.providers.isActive(provider);
      providers[provider] = { ...providers[provider], isActive };
      this.#slip.dispatch({ kind: 'provider-status-changed', provider, isActive });
    }
    this.#slip.setTerms({ ...terms, providers });
    this.tellAll();
  }
}

function nothing(): void {
  // Nothing is followed yet.
}
