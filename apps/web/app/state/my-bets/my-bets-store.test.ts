import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it, vi } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { betOf } from './bet-fixture.ts';
import { statusesOf } from './bets-filter.ts';
import { BetsCache } from './bets-cache.ts';
import { MyBetsStore } from './my-bets-store.ts';

/** A list over an API that answers with these bets, one after another for the same bet. */
function listOver(list: readonly Bet[], later: Bet = betOf()) {
  const call = async (what: { readonly id: string }) => {
    const pagination = { total: list.length, page: 1, limit: 500, lastPage: 1 };
    const reply = what.id === 'getBet' ? { bet: later } : { bets: list, pagination };
    return Promise.resolve({ kind: 'reply', reply });
  };
  const playerFeed = { subscribe: () => () => undefined };
  const bets = new BetsCache(playerFeed);
  const session = { subscribe: () => () => undefined, isPlayer: () => true };
  const around = { bets, playerFeed, session, clock: { now: () => Date.parse('2026-08-02T11:00:00Z') } };
  const store = new MyBetsStore({ call } as unknown as Api, around as unknown as Stores);
  return { store, bets, shown: () => store.state.getState().bets };
}

interface Asked {
  readonly page: number;
}

/** A list over an API that has these pages; what it was asked for, and a session that can change. */
function pagedList(pages: readonly (readonly Bet[])[]) {
  const queries: Asked[] = [];
  const call = async (_: unknown, { query }: { readonly query: Asked }) => {
    queries.push(query);
    const pagination = { total: pages.flat().length, page: query.page, limit: 2, lastPage: pages.length };
    return Promise.resolve({ kind: 'reply', reply: { bets: pages[query.page - 1] ?? [], pagination } });
  };
  const playerFeed = { subscribe: () => () => undefined };
  const bets = new BetsCache(playerFeed);
  const listeners: ((now: object, before: object) => void)[] = [];
  let now: object = { status: 'visitor', profile: null };
  const session = {
    isPlayer: () => true,
    subscribe: (listener: (now: object, before: object) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    become: (id: string | null) => {
      const before = now;
      now = id === null ? { status: 'visitor', profile: null } : { status: 'player', profile: { id } };
      for (const listener of listeners) listener(now, before);
    },
  };
  const around = { bets, playerFeed, session, clock: { now: () => Date.parse('2026-08-02T11:00:00Z') } };
  const store = new MyBetsStore({ call } as unknown as Api, around as unknown as Stores);
  return { store, bets, queries, session, shown: () => store.state.getState().bets };
}

const at = (minute: number) => betOf({ id: `b${minute}` as BetId, createdAt: `2026-08-02T10:0${minute}:00Z` });

describe('my bets', () => {
  it('[MYBETS-7] asks for the verdict of a bet that still waits, in case its push was missed', async () => {
    vi.useFakeTimers();
    const waiting = betOf({ status: 'submitted', potentialWin: minor(2000) });
    const { store, shown } = listOver([waiting], betOf({ version: 2 }));
    const stop = store.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toMatchObject([{ status: 'submitted' }]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toMatchObject([{ status: 'waiting_results', version: 2 }]);
    stop();
    vi.useRealTimers();
  });

  it('[MYBETS-9] keeps a bet that ends while it is looked at, until it is closed or another list is chosen', async () => {
    const { store, bets, shown } = listOver([betOf()]);
    const stop = store.start();
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    bets.put([betOf({ version: 2, status: 'cashed_out', result: 'cashed_out', winAmount: minor(900) })]);
    expect(shown()).toMatchObject([{ status: 'cashed_out' }]);
    store.dismiss(betOf().id);
    expect(shown()).toEqual([]);
    stop();
  });

  it('[MYBETS-4] are asked for by status and type, page by page until the last, newest first', async () => {
    const pages = [['b5', 'b4'], ['b3', 'b2'], ['b1']].map((ids) =>
      ids.map((id) => betOf({ id: id as BetId, createdAt: `2026-08-02T10:0${id.slice(1)}:00Z` })),
    );
    const { store, shown, queries } = pagedList(pages);
    const stop = store.start();
    const known = async (ids: string) =>
      vi.waitFor(() =>
        expect(
          shown()
            .map(({ id }) => id)
            .join(' '),
        ).toBe(ids),
      );
    await known('b5 b4');
    expect(queries[0]).toEqual({ page: 1, status: statusesOf('open') });
    store.more();
    // A second press while the page is on its way asks for nothing.
    store.more();
    await known('b5 b4 b3 b2');
    store.more();
    await known('b5 b4 b3 b2 b1');
    expect(store.state.getState().hasMore).toBe(false);
    store.more();
    expect(queries.map(({ page }) => page)).toEqual([1, 2, 3]);
    store.choose({ view: 'settled', type: 'combo' });
    expect(queries[3]).toEqual({ page: 1, status: statusesOf('settled'), type: ['combo'] });
    stop();
  });

  it('[MYBETS-4] a bet that is placed meanwhile comes first, and an older one that arrives late takes its place', async () => {
    const { store, bets, shown } = pagedList([[at(5), at(3)]]);
    const stop = store.start();
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    bets.put([at(6)]);
    bets.put([at(4)]);
    expect(shown().map(({ id }) => id)).toEqual(['b6', 'b5', 'b4', 'b3']);
    stop();
  });

  it('[MYBETS-4] are asked for by a player only, and forgotten when another comes', async () => {
    const { store, shown, queries, session } = pagedList([[betOf()]]);
    session.isPlayer = () => false;
    const stop = store.start();
    expect(queries).toEqual([]);
    session.become('p-1');
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    session.become(null);
    expect(shown()).toEqual([]);
    expect(queries).toHaveLength(1);
    stop();
  });
});
