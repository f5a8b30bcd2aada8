import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { pickFrom, playerTerms, slipFixture } from './slip-fixture.ts';
import { betsKey } from './slip-bridge.ts';
import { keepSlip } from './slip-keeper.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function opened(storage: Storage) {
  const fixture = slipFixture(playerTerms);
  keepSlip(fixture.store, storage);
  return fixture;
}

describe('keepSlip', () => {
  it('[SLIP-16] brings the bets of the browser session back, their prices stale until the feed confirms them', () => {
    const storage = memory();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) });
    const [bet] = opened(storage).store.ticket().bets;
    expect(bet).toMatchObject({ stake: 700, selections: [{ odds: 2000, isStale: true }] });
  });

  it('[PLACE-6] keeps the key of a placement before its request can be sent', () => {
    const storage = memory();
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
    const storage = memory();
    const { store, board, market } = opened(storage);
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'cleared' });
    expect(storage.getItem(betsKey)).toBeNull();
    storage.setItem(betsKey, 'not ours');
    expect(opened(storage).store.ticket().bets).toEqual([]);
  });
});
