import { conversionRates } from '@slipstream/betting/arithmetic/convert';
import { placedBetsOf } from '@slipstream/betting/ticket/ticket';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { memoryStorage, pickFrom, playerTerms, slipFixture, visitorTerms } from '../slip-fixture.ts';
import { betsKey } from '../follow/slip-bridge.ts';
import { keepSlip } from './slip-keeper.ts';

const quoted = [
  { code: 'EUR', worth: 1000 },
  { code: 'GBP', worth: 1150 },
];

function opened(storage: Storage, terms = playerTerms, playerId: string | null = 'p-1') {
  const fixture = slipFixture(terms);
  const rates = conversionRates(quoted, terms.currency.code);
  keepSlip(fixture.store, storage, { rates, playerId: () => playerId });
  return fixture;
}

/** A player placed, and the receipt is on the page. */
function placed(storage: Storage) {
  const fixture = opened(storage);
  const { store, board, market } = fixture;
  const key = 'key-of-this-placement';
  store.toggle(pickFrom(board, market, 0));
  store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) });
  store.dispatch({ kind: 'placement-started', key });
  const receipt = { id: 'bet-of-olivia', selections: [], stake: { value: 700 } } as unknown as Bet;
  store.dispatch({ kind: 'placement-succeeded', key, placed: { placedBets: [receipt], messagesByBet: [] } });
  expect(storage.getItem(betsKey)).toContain('bet-of-olivia');
  return fixture;
}

describe('keepSlip', () => {
  it('[SLIP-16] brings the bets of the browser session back, their prices stale until the feed confirms them', () => {
    const storage = memoryStorage();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) });
    const [bet] = opened(storage).store.ticket().bets;
    expect(bet).toMatchObject({ stake: 700, selections: [{ odds: 2000, isStale: true }] });
  });

  it('[SLIP-14] keeps what a stake is worth when the player’s currency is another after a reload', () => {
    const storage = memoryStorage();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(2300) });
    const pounds = { ...playerTerms, currency: { ...playerTerms.currency, code: 'GBP' } };
    expect(opened(storage, pounds).store.ticket().bets[0]).toMatchObject({ currency: 'GBP', stake: 2000 });
  });

  it('[PLACE-6] keeps the key of a placement before its request can be sent', () => {
    const storage = memoryStorage();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) });
    store.dispatch({ kind: 'placement-started', key: 'key-of-this-placement' });
    expect(opened(storage).store.ticket()).toMatchObject({
      placement: { key: 'key-of-this-placement', answer: 'unknown' },
    });
  });

  it('[SESSION-2] a receipt goes with its player, from the page and from storage', () => {
    const storage = memoryStorage();
    const { store } = placed(storage);
    store.setTerms(visitorTerms);
    expect(placedBetsOf(store.ticket())).toEqual([]);
    expect(storage.getItem(betsKey) ?? '').not.toContain('bet-of-olivia');
  });

  it.each([
    ['its own player', 'p-1', 1],
    ['a visitor', null, 0],
    ['another player', 'p-2', 0],
  ])('[SESSION-2] a receipt that was kept is shown to %s: %#', (_, playerId, count) => {
    const storage = memoryStorage();
    placed(storage);
    const { store } = opened(storage, playerId === null ? visitorTerms : playerTerms, playerId);
    expect(placedBetsOf(store.ticket())).toHaveLength(count);
    expect((storage.getItem(betsKey) ?? '').includes('bet-of-olivia')).toBe(count === 1);
    expect(JSON.stringify([storage.getItem('receiptOf')])).not.toContain('p-');
  });

  it('forgets an empty slip, and starts anew from what it cannot read', () => {
    const storage = memoryStorage();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'cleared' });
    expect(storage.getItem(betsKey)).toBeNull();
    storage.setItem(betsKey, 'not ours');
    expect(opened(storage).store.ticket().bets).toEqual([]);
  });
});
