import { describe, expect, it } from 'vitest';
import { readWire } from '../client-form.ts';
import { jsonOf } from '../testing/json-schema-arbitrary.ts';
import { playerEventWire } from './player-events.ts';
import { publicEventWire } from './public-events.ts';

const namesOf = (schema: typeof publicEventWire | typeof playerEventWire) =>
  (jsonOf(schema).oneOf ?? []).map((branch) => branch.properties?.['event']?.const);

const price = { market_id: '1', specifier: '', version: 8, base_version: 7, status: 1 };
const change = {
  event: 'markets_changed',
  at_ms: 1_785_695_400_000,
  match_id: '48213377',
  match_version: 12,
  available_markets: 64,
  updates: [{ ...price, outcomes: [{ id: '2', odds: 3250, active: true }] }],
  markets: [],
  removed: [],
};

describe('events', () => {
  it('[RT-5] are those of the rule', () => {
    const names = [...namesOf(publicEventWire), ...namesOf(playerEventWire)];
    expect(names).toHaveLength(14);
    expect(new Set(names)).toEqual(
      new Set([
        'balance_changed',
        'bet_cashout_changed',
        'bet_changed',
        'bonus_issued',
        'favourite_changed',
        'feed_gap',
        'heartbeat',
        'markets_changed',
        'match_changed',
        'match_status_changed',
        'notification',
        'provider_status_changed',
        'tournament_pool_changed',
        'unread_counters_changed',
      ]),
    );
  });

  it('[RT-5] a price change reaches the client with its version', () => {
    expect(readWire(publicEventWire, change)).toMatchObject({
      kind: 'read',
      value: { event: 'markets_changed', matchVersion: 12, updates: [{ marketId: '1', version: 8, baseVersion: 7 }] },
    });
  });

  it.each([
    ['an unknown event', { ...change, event: 'market_exploded' }],
    ['no version', { ...change, updates: [{ ...price, version: undefined, outcomes: [] }] }],
    ['a price of zero', { ...change, updates: [{ ...price, outcomes: [{ id: '2', odds: 0, active: true }] }] }],
    ['a status nobody knows', { ...change, updates: [{ ...price, status: 2, outcomes: [] }] }],
    ['a private event on a public channel', { event: 'balance_changed', at_ms: 1, balance: {} }],
    ['too many markets', { ...change, updates: Array.from({ length: 501 }, () => ({ ...price, outcomes: [] })) }],
  ])('[RT-5] %s is malformed', (_, data) => {
    expect(readWire(publicEventWire, data).kind).toBe('malformed');
  });
});
