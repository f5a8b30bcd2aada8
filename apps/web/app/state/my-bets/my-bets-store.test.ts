import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it, vi } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { betOf } from './bet-fixture.ts';
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
});
