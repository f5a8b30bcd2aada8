import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import { contextOf, eur, pickOf } from '../testing/fixtures.ts';
import { quickBetOff } from '../quick-bet/quick-bet.ts';
import type { QuickBet, QuickBetEvent } from '../quick-bet/quick-bet.ts';
import { reduceQuickBet } from '../quick-bet/reduce-quick-bet.ts';
import { parseQuickBet, serialiseQuickBet } from './stored-quick-bet.ts';

const off = quickBetOff(eur);
const events: readonly QuickBetEvent[] = [
  { kind: 'toggled' },
  { kind: 'stake-changed', stake: minor(100) },
  { kind: 'approved' },
  { kind: 'outcome-picked', pick: pickOf('a') },
  { kind: 'placement-started', key: 'key-1' },
];
const stages = events.map((_, index) =>
  events.slice(0, index + 1).reduce((quickBet, event) => reduceQuickBet(quickBet, event, contextOf()).quickBet, off),
);
const busy = stages.at(-1) ?? off;

function stored(quickBet: unknown): string {
  return JSON.stringify({ version: 1, quickBet });
}

describe('a quick bet that was stored', () => {
  it.each([off, ...stages])('[QUICK-1] comes back as it was: state $state, approved $isApproved', (quickBet) => {
    expect(parseQuickBet(serialiseQuickBet(quickBet), off)).toEqual({ kind: 'read', quickBet });
  });

  it.each([
    ['no JSON', '', 'not-json'],
    ['a newer version', '{"version":2}', 'newer-version'],
    ['no quick bet', '{"version":1}', 'not-a-ticket'],
    ['a stake below zero', stored({ ...off, stake: -1 }), 'nothing-left'],
    ['an approval of no stake', stored({ ...off, isApproved: true }), 'nothing-left'],
    ['processing without a placement', stored({ ...busy, placement: null }), 'nothing-left'],
    ['a placement without a bet', stored({ ...busy, bet: null }), 'nothing-left'],
  ])('is dropped: %s', (_, text, reason) => {
    expect(parseQuickBet(text, off)).toEqual({ kind: 'dropped', reason });
  });

  it.each([
    ['a broken stake', { ...busy, stake: 'all' }],
    ['a placement while it says it is at rest', { ...busy, state: 'initial' }],
    ['warnings that are none', { ...busy, warnings: [7] }],
  ])('[PLACE-6] keeps the placement under way and is switched off: %s', (_, quickBet) => {
    const expected: QuickBet = { ...off, state: 'processing', bet: busy.bet, placement: busy.placement };
    expect(parseQuickBet(stored(quickBet), off)).toEqual({ kind: 'repaired', quickBet: expected });
  });
});
