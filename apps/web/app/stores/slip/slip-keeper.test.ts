import { conversionRates } from '@slipstream/betting/arithmetic/convert';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { memoryStorage, pickFrom, playerTerms, slipFixture } from './slip-fixture.ts';
import { betsKey } from './slip-bridge.ts';
import { keepSlip } from './slip-keeper.ts';

const quoted = [
  { code: 'EUR', worth: 1000 },
  { code: 'GBP', worth: 1150 },
];

function opened(storage: Storage, terms = playerTerms) {
  const fixture = slipFixture(terms);
  keepSlip(fixture.store, storage, conversionRates(quoted, terms.currency.code));
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
    expect(opened(storage).store.ticket().placement).toMatchObject({
      key: 'key-of-this-placement',
      answer: 'unknown',
    });
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
