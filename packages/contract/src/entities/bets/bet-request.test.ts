import { describe, expect, it } from 'vitest';
import { readWire } from '../../client-form.ts';
import { betRequestWire } from './bet-request.ts';

const single = {
  type: 'single',
  currency: 'EUR',
  stake: 500,
  selections: [{ match_id: '48213377', market_id: '1', specifier: '', outcome_id: '2', odds: 1850 }],
  bonus: null,
  jackpots: [],
};

describe('a bet to place', () => {
  it.each([
    ['a single', single, true],
    ['a system with its id', { ...single, type: 'system', system_id: '2-3' }, true],
    ['a custom bet with its price', { ...single, type: 'custom_bet', custom_odds: 7200 }, true],
    ['a price the player will take', { ...single, selections: [{ ...single.selections[0], floor_odds: 1800 }] }, true],
    ['a comboboost', { ...single, type: 'combo', bonus: { id: 'b1', type: 'comboboost', odds: 1100 } }, true],
    ['a system without its id', { ...single, type: 'system' }, false],
    ['a single with a system id', { ...single, system_id: '2-3' }, false],
    ['a combo with a custom price', { ...single, type: 'combo', custom_odds: 7200 }, false],
    ['a custom bet without its price', { ...single, type: 'custom_bet' }, false],
    ['no selection', { ...single, selections: [] }, false],
    ['101 selections', { ...single, selections: Array.from({ length: 101 }, () => single.selections[0]) }, false],
    ['a fraction of a cent', { ...single, stake: 0.5 }, false],
    ['a negative stake', { ...single, stake: -500 }, false],
    ['decimal odds', { ...single, selections: [{ ...single.selections[0], odds: 1.85 }] }, false],
  ])('[PLACE-1] %s: %j', (_, bet, isRead) => {
    expect(readWire(betRequestWire, bet).kind).toBe(isRead ? 'read' : 'malformed');
  });
});
