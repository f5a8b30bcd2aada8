import { Dice } from './dice.ts';
import type { Suite } from './suite.ts';

type Range = { min: number | null; max: number | null };
type Leg = { odds: number; matchStatus: number; sportKey: string; categoryId: string; leagueId: string };
type Input = {
  terms: { status: string; endsMs: number | null; usesLeft: number | null; conditions: Conditions };
  holder: { nowMs: number; country: string; isVerified: boolean };
  bet: { betType: string; currency: string; totalOdds: number; selections: readonly Leg[] };
};
type Conditions = {
  betTypes: string[];
  totalOdds: Range;
  selectionOdds: Range;
  selectionCount: Range;
  matchStatus: number[];
  sportKeys: string[];
  categoryIds: string[];
  tournamentIds: string[];
  currencies: string[];
  countryCodes: string[];
  onlyVerified: boolean;
};

/** Which conditions of a bonus a bet fails (BONUS-7), by crossing out what is allowed and looking at what is left. */
export function eligibilitySuite(): Suite<Input, { reasons: readonly string[] }> {
  const dice = new Dice(77);
  return {
    suite: 'eligibility',
    rules: ['BONUS-7'],
    cases: dice.list(150, () => {
      const input = drawn(dice);
      return {
        name: `${input.bet.betType} of ${input.bet.selections.length}`,
        input,
        expected: { reasons: failed(input) },
      };
    }),
  };
}

function drawn(dice: Dice): Input {
  const some = <Item>(items: readonly Item[]): Item[] =>
    dice.between(0, 2) > 0 ? [] : items.filter(() => dice.between(0, 1) === 1);
  const range = (low: number, high: number): Range => ({
    min: dice.between(0, 2) === 0 ? dice.between(low, high) : null,
    max: dice.between(0, 3) === 0 ? dice.between(low, high) : null,
  });
  const legs = dice.list(dice.between(1, 4), () => ({
    odds: dice.between(1001, 4000),
    matchStatus: dice.between(0, 1),
    sportKey: dice.pick(['soccer', 'tennis']),
    categoryId: dice.pick(['c1', 'c2']),
    leagueId: dice.pick(['l1', 'l2', 'l3']),
  }));
  return {
    terms: {
      status: dice.pick(['active', 'active', 'active', 'available', 'bonus_over']),
      endsMs: dice.pick([null, null, 500, 1000, 1001, 2000]),
      usesLeft: dice.pick([null, null, 0, 1]),
      conditions: {
        betTypes: some(['single', 'combo', 'system', 'custom_bet']),
        totalOdds: range(1000, 20_000),
        selectionOdds: range(1001, 4000),
        selectionCount: range(1, 4),
        matchStatus: some([0, 1]),
        sportKeys: some(['soccer', 'tennis', 'cricket']),
        categoryIds: some(['c1', 'c2']),
        tournamentIds: some(['l1', 'l2', 'l3']),
        currencies: some(['EUR', 'USD']),
        countryCodes: some(['DE', 'BR']),
        onlyVerified: dice.between(0, 3) === 0,
      },
    },
    holder: { nowMs: 1000, country: dice.pick(['DE', 'BR', 'JP']), isVerified: dice.between(0, 1) === 1 },
    bet: {
      betType: legs.length === 1 ? 'single' : dice.pick(['combo', 'system']),
      currency: dice.pick(['EUR', 'EUR', 'USD', 'BTC']),
      totalOdds: dice.between(1000, 20_000),
      selections: legs,
    },
  };
}

/** Sorted, because a set has no order. */
function failed({ terms, holder, bet }: Input): readonly string[] {
  const { conditions: asked } = terms;
  const each = (value: (leg: Leg) => unknown) => bet.selections.map(value);
  const verdicts: readonly (readonly [string, boolean])[] = [
    ['active', terms.status !== 'active'],
    ['bet-type', outside(asked.betTypes, [bet.betType])],
    [
      'category',
      outside(
        asked.categoryIds,
        each((leg) => leg.categoryId),
      ),
    ],
    ['country', outside(asked.countryCodes, [holder.country])],
    ['currency', outside(asked.currencies, [bet.currency])],
    [
      'league',
      outside(
        asked.tournamentIds,
        each((leg) => leg.leagueId),
      ),
    ],
    [
      'match-status',
      outside(
        asked.matchStatus,
        each((leg) => leg.matchStatus),
      ),
    ],
    ['not-expired', terms.endsMs !== null && !(terms.endsMs > holder.nowMs)],
    ['selection-count', beyond(asked.selectionCount, [bet.selections.length])],
    [
      'selection-odds',
      beyond(
        asked.selectionOdds,
        bet.selections.map(({ odds }) => odds),
      ),
    ],
    [
      'sport',
      outside(
        asked.sportKeys,
        each((leg) => leg.sportKey),
      ),
    ],
    ['total-odds', beyond(asked.totalOdds, [bet.totalOdds])],
    ['uses-left', terms.usesLeft === 0],
    ['verified', asked.onlyVerified && !holder.isVerified],
  ];
  return verdicts.filter(([, isFailed]) => isFailed).map(([code]) => code);
}

function outside(allowed: readonly unknown[], found: readonly unknown[]): boolean {
  const rest = new Set(found);
  for (const value of allowed) rest.delete(value);
  return allowed.length > 0 && rest.size > 0;
}

function beyond({ min, max }: Range, values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  return (min !== null && (sorted[0] ?? 0) < min) || (max !== null && (sorted.at(-1) ?? 0) > max);
}
