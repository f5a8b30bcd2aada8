import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import { contextOf, eur, pickOf } from '../testing/fixtures.ts';
import { quickBetOff } from '../quick-bet/quick-bet.ts';
import type { QuickBetEvent } from '../quick-bet/quick-bet.ts';
import { reduceQuickBet } from '../quick-bet/reduce-quick-bet.ts';
import { sealed } from './seal.ts';
import { parseQuickBet, serialiseQuickBet } from './stored-quick-bet.ts';

const off = quickBetOff(eur);
const events: readonly QuickBetEvent[] = [
  { kind: 'toggled' },
  { kind: 'stake-changed', stake: minor(100) },
  { kind: 'outcome-picked', pick: pickOf('a') },
  { kind: 'placement-started', key: 'key-1' },
];
const stages = events.map((_, index) =>
  events.slice(0, index + 1).reduce((quickBet, event) => reduceQuickBet(quickBet, event, contextOf()).quickBet, off),
);
const armed = stages[1] ?? off;
const busy = stages[3] ?? off;

describe('a quick bet that was stored', () => {
  it.each([off, ...stages])('[QUICK-1] comes back as it was: state $state, stake $stake', (value) => {
    expect(parseQuickBet(serialiseQuickBet(value), off)).toEqual({ kind: 'read', value });
  });

  it.each([
    ['nothing', '', 'foreign'],
    ['a newer version', sealed(armed, 4), 'newer-version'],
    ['a stake that was raised', serialiseQuickBet(armed).replace('"stake":100', '"stake":900'), 'broken'],
  ])('is dropped: %s', (_, text, reason) => {
    expect(parseQuickBet(text, off)).toEqual({ kind: 'dropped', reason });
  });

  it('of an older version comes back switched off, with what it said', () => {
    const { warnings: _, ...older } = armed;
    expect(parseQuickBet(sealed(older, 0), off)).toEqual({
      kind: 'repaired',
      repair: 'older-version',
      value: { ...armed, isEnabled: false },
    });
  });

  it('of an older version comes back without an error, whose form was another', () => {
    const error = { message: 'error.place_bets.default', code: 101 };
    const older = { ...armed, state: 'error', error, warnings: [{ code: 'odds-limit' }] };
    expect(parseQuickBet(sealed(older, 2), off)).toMatchObject({ value: { ...armed, isEnabled: false } });
  });

  it('[PLACE-6] broken, keeps the key of a placement under way and is switched off', () => {
    const text = serialiseQuickBet(busy).replace('"stake":100', '"stake":1');
    const placement = { key: 'key-1', startedAt: 0, answer: 'unknown' };
    expect(parseQuickBet(text, off)).toEqual({
      kind: 'repaired',
      repair: 'broken',
      value: { ...off, state: 'processing', placement },
    });
  });
});
