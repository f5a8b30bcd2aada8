import type { Ticket } from '@slipstream/betting/ticket/ticket';
import { getBet } from '@slipstream/contract/http/bets/get-bet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PlayerFeed } from '../../feed/player-feed.ts';
import { betOf } from '../../my-bets/bet-fixture.ts';
import { BetsCache } from '../../my-bets/bets-cache.ts';
import { pickFrom, playerTerms, slipFixture } from '../slip-fixture.ts';
import { followPlaced } from './follow-placed.ts';

const key = 'key-of-placement-0123';
const submitted = betOf({ status: 'submitted' });
const accepted = betOf({ version: 2 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A slip with a receipt of a submitted bet, followed from before or from after its placement. */
function followed(begins: 'before' | 'after') {
  const { store, slip, board, market } = slipFixture(playerTerms);
  const bets = new BetsCache(new PlayerFeed());
  const asked = vi.fn<(call: unknown) => void>();
  const api = {
    call: async (call: unknown) => {
      asked(call);
      return { kind: 'reply', reply: { bet: accepted } };
    },
  };
  const follow = () => followPlaced(store, bets, api as unknown as Parameters<typeof followPlaced>[2]);
  if (begins === 'before') follow();
  slip.toggle(pickFrom(board, market, 0));
  slip.dispatch({ kind: 'stake-changed', target: 'all', stake: 500 as never });
  slip.dispatch({ kind: 'placement-started', key });
  slip.dispatch({ kind: 'placement-succeeded', key, placed: { placedBets: [submitted], messagesByBet: [] } });
  if (begins === 'after') follow();
  return { asked, bets, kind: (): Ticket['kind'] => store.ticket().kind };
}

it('[PLACE-6] a receipt of an earlier page shows what became of its bets with the first answer', async () => {
  const { asked, bets, kind } = followed('after');
  expect(kind()).toBe('success');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledExactlyOnceWith(getBet);
  expect(bets.get(submitted.id)?.status).toBe('waiting_results');
});

it('a bet that was answered just now is asked for only when the channel has not reported it', async () => {
  const { asked, bets } = followed('before');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledOnce();
  expect(bets.get(submitted.id)?.status).toBe('waiting_results');
});
