import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuickBet, serialiseQuickBet } from '../persistence/stored-quick-bet.ts';
import {
  contextOf,
  eur,
  freshnessOf,
  legOf,
  marketOf,
  noLimits,
  pickOf,
  placedBetOf,
  statusOf,
} from '../testing/fixtures.ts';
import { coded } from '../testing/placements.ts';
import { quickBetOff } from './quick-bet.ts';
import type { QuickBet, QuickBetEvent } from './quick-bet.ts';
import { reduceQuickBet } from './reduce-quick-bet.ts';

const off = quickBetOff(eur);
const armed: QuickBet = { ...off, isEnabled: true, stake: minor(100) };
const placed = { placedBets: [placedBetOf('x')], messagesByBet: [] };
const limits = { ...noLimits, oddsLimit: { value: odds(5000), action: 'accept' } } as const;
const contexts = [
  contextOf(),
  contextOf({ player: null }),
  contextOf({ limits }),
  contextOf({ player: { isPve: false, balance: minor(150) } }),
  contextOf({ player: { isPve: true, balance: null } }),
];

const matches = fc.constantFrom('a', 'b');
const prices = fc.constantFrom(1000, 1001, 1500, 2000, 9000).map(odds);
const picks = fc
  .tuple(matches, prices, fc.constantFrom(0, 0, 1, 4), fc.constantFrom(false, false, true))
  .map(([match, price, matchStatus, isSuspended]) =>
    pickOf(match, { odds: price, matchStatus: matchStatus as 0, isSuspended }),
  );
const events: fc.Arbitrary<QuickBetEvent> = fc.oneof(
  fc.constantFrom(0, 1, 100, 900).map((stake): QuickBetEvent => ({ kind: 'stake-changed', stake: minor(stake) })),
  { weight: 3, arbitrary: prices.map((price): QuickBetEvent => ({ kind: 'odds-change-accepted', odds: price })) },
  { weight: 6, arbitrary: picks.map((pick): QuickBetEvent => ({ kind: 'outcome-picked', pick })) },
  prices.map((customOdds): QuickBetEvent => ({
    kind: 'custom-bet-picked',
    picks: [legOf('1'), legOf('2')],
    customOdds,
  })),
  {
    weight: 4,
    arbitrary: fc.constantFrom<QuickBetEvent>(
      { kind: 'placement-started', key: 'k1' },
      { kind: 'placement-started', key: 'k2' },
    ),
  },
  fc
    .constantFrom('k1', 'k2')
    .chain((key) =>
      fc.constantFrom<QuickBetEvent>(
        { kind: 'placement-succeeded', key, placed },
        { kind: 'placement-failed', key, failure: coded() },
        { kind: 'placement-failed', key, failure: { kind: 'uncoded' } },
        { kind: 'placement-unknown', key },
        { kind: 'placement-reconciled', key, placed: null },
      ),
    ),
  fc.tuple(matches, fc.nat(5), prices).map(([match, version, price]): QuickBetEvent => ({
    kind: 'market-updated',
    market: marketOf(match, version, price),
  })),
  fc.constantFrom<QuickBetEvent>(
    freshnessOf('all', true),
    freshnessOf('all', false),
    statusOf('a', 2, 4),
    { kind: 'dismissed' },
    { kind: 'toggled' },
    { kind: 'signed-out' },
    { kind: 'currency-changed' },
  ),
  fc
    .constantFrom(0, 99, 1000)
    .map((balance): QuickBetEvent => ({ kind: 'balance-changed', currency: 'EUR', balance: minor(balance) })),
);

function check(before: QuickBet, after: QuickBet, event: QuickBetEvent): void {
  expect(after.placement !== null).toBe(after.state === 'processing');
  expect(after.bet === null && after.state === 'processing').toBe(false);
  expect(Number.isSafeInteger(after.stake)).toBe(true);
  const isUnderWay = before.state === 'processing' && after.state === 'processing';
  expect(isUnderWay && after.bet !== before.bet).toBe(false);
  const isStarted = before.placement === null && after.placement !== null;
  expect(isStarted && event.kind !== 'placement-started').toBe(false);
  expect(isStarted && !(before.isEnabled && before.stake > 0 && before.warnings.length === 0)).toBe(false);
  expect(
    isStarted &&
      after.bet?.selections.some((selection) => selection.isStale || selection.isSuspended || selection.isChanged),
  ).toBe(false);
  expect(parseQuickBet(serialiseQuickBet(after), off)).toEqual({ kind: 'read', value: after });
}

describe('random walks of a quick bet', () => {
  it('[QUICK-1] [QUICK-2] [QUICK-3] hold every invariant after every event', { timeout: 60_000 }, () => {
    let starts = 0;
    const walks = fc.property(
      fc.constantFrom(...contexts),
      fc.array(events, { maxLength: 40, size: 'max' }),
      (context, steps) => {
        let quickBet = armed;
        for (const event of steps) {
          const { quickBet: next } = reduceQuickBet(quickBet, event, context);
          check(quickBet, next, event);
          if (next.placement !== null && quickBet.placement === null) starts += 1;
          quickBet = next;
        }
      },
    );
    fc.assert(walks, { numRuns: 1000, seed: 11 });
    expect(starts).toBeGreaterThan(100);
  });
});
