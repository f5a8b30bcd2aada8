import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import type { BetId } from '@slipstream/units/ids';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { isOpen, matchesFilter, openBets, sinceMs, statusesOf, type BetsFilter } from './bets-filter.ts';
import { isListed } from './bets-cache.ts';
import { watchSubmitted } from './watch-submitted.ts';

export interface MyBets {
  readonly filter: BetsFilter;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Newest first, as far as they were fetched. */
  readonly bets: readonly Bet[];
  readonly hasMore: boolean;
}

type Around = Pick<Stores, 'bets' | 'clock' | 'playerFeed' | 'session'>;

const nothingYet: MyBets = { filter: openBets, state: 'loading', bets: [], hasMore: false };

/**
 * The list of my bets: fetched page by page (MYBETS-4) and updated by `BetsCache`. It shows every known bet that fits
 * the filter and is not older than what was fetched, so there are no gaps.
 */
export class MyBetsStore {
  readonly state: StoreApi<MyBets> = createStore(() => nothingYet);
  readonly #api: Api;
  readonly #around: Around;
  readonly #known = new Map<string, Bet>();
  /** Bets that ended while they were shown: they stay in place as receipts (MYBETS-9). */
  readonly #ended = new Set<string>();
  #page = 0;
  /** The oldest bet that was fetched; null when all were. */
  #untilMs: number | null = Number.POSITIVE_INFINITY;
  #run = 0;
  #isPutting = false;

  constructor(api: Api, around: Around) {
    this.#api = api;
    this.#around = around;
  }

  start(): () => void {
    const { bets, playerFeed, session } = this.#around;
    const stops = [
      bets.subscribe((bet) => {
        this.#known.set(bet.id, bet);
        if (this.#isLeaving(bet)) this.#ended.add(bet.id);
        if (!this.#isPutting) this.#show();
      }),
      playerFeed.subscribe({ onEvent: () => undefined, onMissed: () => void this.#load(true) }),
      session.subscribe((now, before) => {
        if (now.profile?.id === before.profile?.id) return;
        bets.clear();
        this.#known.clear();
        this.#ended.clear();
        if (now.status === 'player') void this.#load(true);
        else this.state.setState({ bets: [], state: 'ready', hasMore: false });
      }),
    ];
    if (session.isPlayer()) void this.#load(true);
    return () => stops.forEach((stop) => stop());
  }

  /** Removes an ended bet from the open list. */
  readonly dismiss = (id: BetId): void => {
    this.#ended.delete(id);
    this.#show();
  };

  readonly choose = (change: Partial<BetsFilter>): void => {
    this.#ended.clear();
    this.state.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
    void this.#load(true);
  };

  /** The next page, unless there is none or it is on its way. */
  readonly more = (): void => {
    const { hasMore, state } = this.state.getState();
    if (hasMore && state === 'ready') void this.#load(false);
  };

  readonly retry = (): void => void this.#load(this.#page === 0);

  async #load(isAnew: boolean): Promise<void> {
    const run = (this.#run += 1);
    if (isAnew) {
      this.#page = 0;
      this.#untilMs = Number.POSITIVE_INFINITY;
    }
    this.state.setState({ state: 'loading', ...(isAnew && { bets: [], hasMore: false }) });
    const { filter } = this.state.getState();
    const since = sinceMs(filter, this.#around.clock.now());
    const result = await this.#api.call(getBets, {
      query: {
        page: this.#page + 1,
        status: statusesOf(filter.view),
        ...(filter.type !== null && { type: [filter.type] }),
        ...(filter.result !== null && { result: [filter.result] }),
        ...(since !== null && { createdFrom: new Date(since).toISOString() }),
      },
    });
    // Another filter was chosen meanwhile.
    if (run !== this.#run) return;
    if (result.kind === 'failure') {
      if (result.failure.code === 'refused' && result.failure.status === 401) this.#around.session.end();
      this.state.setState({ state: 'failed' });
      return;
    }
    const { bets, pagination } = result.reply;
    this.#page = pagination.page;
    const isLast = pagination.page >= pagination.lastPage;
    this.#untilMs = isLast ? null : Math.min(...bets.map(({ createdAt }) => Date.parse(createdAt)));
    // Many bets arrive at once; notify once.
    this.#isPutting = true;
    this.#around.bets.put(bets);
    this.#isPutting = false;
    for (const bet of bets) {
      this.#known.set(bet.id, this.#around.bets.get(bet.id) ?? bet);
      // Its verdict may have been pushed before this page subscribed.
      if (bet.status === 'submitted') void watchSubmitted(bet, this.#around.bets, this.#api);
    }
    this.state.setState({ state: 'ready', hasMore: !isLast });
    this.#show();
  }

  #isLeaving(bet: Bet): boolean {
    const { filter, bets } = this.state.getState();
    return filter.view === 'open' && !isOpen(bet) && isListed(bet) && bets.some(({ id }) => id === bet.id);
  }

  #show(): void {
    const { filter } = this.state.getState();
    const nowMs = this.#around.clock.now();
    const untilMs = this.#untilMs;
    const bets = [...this.#known.values()]
      .filter((bet) => this.#ended.has(bet.id) || matchesFilter(bet, filter, nowMs))
      .filter(({ createdAt }) => untilMs === null || Date.parse(createdAt) >= untilMs)
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || compareIds(one, other));
    this.state.setState({ bets });
  }
}

/** Bets placed at the same moment keep a stable order. */
function compareIds(one: Bet, other: Bet): number {
  return one.id < other.id ? 1 : -1;
}
