import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import type { MatchId } from '@slipstream/units/ids';

import type { Api } from '../api/call-api.ts';
import type { Board } from '../state/board/board.ts';
import { marketKey } from '../state/board/board-records.ts';
import { listMarkets } from '../state/board/match-record.ts';
import { applyMatch } from './apply-event.ts';

/** Gaps come in groups, so wait briefly and fetch them together. */
const gatherMs = 100;
const retryMs = 2000;

/**
 * Refetches what was missed. Replies are snapshots with versions, so one that is overtaken by a push changes nothing
 * (RT-8).
 */
export class Refresher {
  readonly #api: Api;
  readonly #board: Board;
  readonly #onListChange: () => void;
  readonly #wanted = new Set<MatchId>();
  readonly #behind = new Set<MatchId>();
  #isPlanned = false;
  #areProvidersWanted = false;

  constructor(api: Api, board: Board, onListChange: () => void) {
    this.#api = api;
    this.#board = board;
    this.#onListChange = onListChange;
  }

  readonly want = (matchId: MatchId): void => {
    this.#wanted.add(matchId);
    this.#plan(gatherMs);
  };

  /**
   * A change was missed. The next message often makes up for it: when its line changes, a list is sent the whole match.
   */
  readonly wantMissed = (matchId: MatchId): void => {
    this.#behind.add(matchId);
    this.#plan(gatherMs);
  };

  /**
   * Refetches everything on the board and the provider statuses, which are sent only when they change and may have been
   * missed.
   */
  readonly wantAll = (): void => {
    this.#areProvidersWanted = true;
    for (const matchId of this.#board.matchIds()) this.#wanted.add(matchId);
    this.#plan(gatherMs);
  };

  async #fetch(): Promise<void> {
    const behind = [...this.#behind].filter((id) => this.#board.takeMissed(id));
    const ids = [...new Set([...this.#wanted, ...behind])];
    this.#wanted.clear();
    this.#behind.clear();
    this.#isPlanned = false;
    const results = await Promise.all([this.#providers(), this.#matches(ids), ...ids.map((id) => this.#markets(id))]);
    if (results.every((isFetched) => isFetched)) return;
    for (const id of ids) this.#wanted.add(id);
    this.#plan(retryMs);
  }

  #plan(afterMs: number): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => void this.#fetch(), afterMs);
  }

  async #providers(): Promise<boolean> {
    if (!this.#areProvidersWanted) return true;
    const { changeCount } = this.#board.providers;
    const result = await this.#api.call(getSettings);
    // Statuses have no version: if a push arrived meanwhile, the reply may be older.
    if (result.kind === 'failure' || changeCount !== this.#board.providers.changeCount) return false;
    this.#areProvidersWanted = false;
    this.#board.applyProviders(result.reply.providerStatuses);
    return true;
  }

  async #matches(ids: readonly MatchId[]): Promise<boolean> {
    if (ids.length === 0) return true;
    const result = await this.#api.call(getMatches, { query: { id: ids } });
    if (result.kind === 'failure') return false;
    const changed = result.reply.data.filter((match) => applyMatch(this.#board, match));
    if (changed.length > 0) this.#onListChange();
    return true;
  }

  /** Only a match page needs all markets again; otherwise fetch just the markets that no list loads. */
  async #markets(matchId: MatchId): Promise<boolean> {
    if (!this.#board.isComplete(matchId)) return this.#unlisted(matchId);
    const result = await this.#api.call(getMatchMarkets, { params: { id: matchId } });
    if (result.kind === 'failure') return false;
    const { data, matchVersion, pagination } = result.reply;
    // Only a list that fits on one page shows which markets are gone.
    this.#board.applyMarkets(matchId, data, true, pagination.lastPage > 1 ? -1 : matchVersion);
    return true;
  }

  /** Markets of the slip, which are followed on pages that do not show them. */
  async #unlisted(matchId: MatchId): Promise<boolean> {
    const event = this.#board.event(matchId);
    if (event === undefined) return true;
    const listed = new Set(listMarkets(event).map(({ id, specifier }) => marketKey(matchId, id, specifier)));
    const held = this.#board
      .markets(matchId)
      .filter(({ id, specifier }) => !listed.has(marketKey(matchId, id, specifier)));
    const marketId = [...new Set(held.map(({ id }) => id))];
    if (marketId.length === 0) return true;
    const result = await this.#api.call(getMatchMarkets, { params: { id: matchId }, query: { marketId } });
    if (result.kind === 'failure') return false;
    this.#board.applyMarkets(matchId, result.reply.data, false);
    return true;
  }
}
