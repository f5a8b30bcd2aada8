import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import type { Odds } from '@slipstream/units/odds';
import { acceptsPrice } from '../src/acceptance/accepts-price.ts';
import type { PriceTerms } from '../src/acceptance/accepts-price.ts';
import { convertFloor } from '../src/arithmetic/convert.ts';
import { namedSystems } from '../src/arithmetic/named-systems.ts';
import type { NamedSystem } from '../src/arithmetic/named-systems.ts';
import { payoutFloor, totalOddsHalfUp } from '../src/arithmetic/ratio.ts';
import { returnRatio } from '../src/arithmetic/return-ratio.ts';
import type { BetShape } from '../src/arithmetic/return-ratio.ts';
import { linesCount, winCountsOf } from '../src/arithmetic/system-lines.ts';
import { bonusRatio } from '../src/bonus/bonus-effect.ts';
import type { BonusEffect } from '../src/bonus/bonus-effect.ts';
import { comboboostRange, comboboostUpcoming } from '../src/bonus/comboboost.ts';
import type { ComboboostRange } from '../src/bonus/comboboost.ts';
import { bonusReasons } from '../src/bonus/eligibility.ts';
import type { BonusHolder, BonusSubject, BonusTerms } from '../src/bonus/eligibility.ts';
import { farmedPoints } from '../src/bonus/farming.ts';
import { shareOut } from '../src/bonus/pools.ts';
import { checkLimits } from '../src/limits/check-limits.ts';
import type { LimitedBet } from '../src/limits/limited-bet.ts';
import { settle } from '../src/settlement/settle.ts';
import type { PlacedBonus, PlacedShape } from '../src/settlement/settle.ts';
import { parseStake } from '../src/stake/parse-stake.ts';
import { stakeForReturnCeil } from '../src/stake/wanted-stake.ts';
import acceptance from './acceptance.json' with { type: 'json' };
import bonuses from './bonuses.json' with { type: 'json' };
import comboboost from './comboboost.json' with { type: 'json' };
import convert from './convert.json' with { type: 'json' };
import eligibility from './eligibility.json' with { type: 'json' };
import farming from './farming.json' with { type: 'json' };
import limitCases from './limits.json' with { type: 'json' };
import named from './named-systems.json' with { type: 'json' };
import pools from './pools.json' with { type: 'json' };
import returns from './returns.json' with { type: 'json' };
import settlement from './settlement.json' with { type: 'json' };
import stakeText from './stake-text.json' with { type: 'json' };
import wantedStake from './wanted-stake.json' with { type: 'json' };

type VectorCase = {
  readonly suite: string;
  readonly rules: string;
  readonly name: string;
  readonly input: unknown;
  readonly expected: unknown;
  /** What this package answers to the same input. */
  readonly actual: () => unknown;
};

/** Every committed case beside what the package makes of it, for the tests of whoever relies on the package. */
export const vectorCases: readonly VectorCase[] = [
  ...casesOf(returns, ({ stake, bet }: { stake: Minor; bet: BetShape }) => {
    const ratio = returnRatio(bet);
    return {
      lines: bet.kind === 'system' ? linesCount(bet.odds.length, bet.winCounts) : 1,
      payout: payoutFloor(stake, ratio),
      totalOdds: totalOddsHalfUp(ratio),
    };
  }),
  ...casesOf(named, ({ name, stake, odds }: { name: NamedSystem; stake: Minor; odds: readonly Odds[] }) => {
    const winCounts = winCountsOf(namedSystems[name]);
    const ratio = returnRatio({ kind: 'system', odds, winCounts });
    const lines = linesCount(odds.length, winCounts);
    return { winCounts, lines, payout: payoutFloor(stake, ratio), totalOdds: totalOddsHalfUp(ratio) };
  }),
  ...casesOf(comboboost, ({ ranges, odds }: { ranges: readonly ComboboostRange[]; odds: readonly Odds[] }) => {
    const next = comboboostUpcoming(ranges, odds);
    return {
      bonusOdds: comboboostRange(ranges, odds)?.bonusOdds ?? null,
      upcoming: next ? { bonusOdds: next.range.bonusOdds, selectionsMissing: next.selectionsMissing } : null,
    };
  }),
  ...casesOf(bonuses, ({ stake, bet, bonus }: { stake: Minor; bet: BetShape; bonus: BonusEffect }) => ({
    payout: payoutFloor(stake, bonusRatio(returnRatio(bet), bonus)),
  })),
  ...casesOf(settlement, ({ stake, bet, bonus }: { stake: Minor; bet: PlacedShape; bonus: PlacedBonus | null }) =>
    settle(stake, bet, bonus),
  ),
  ...casesOf(wantedStake, ({ wish, bet }: { wish: Minor; bet: BetShape }) => ({
    stake: stakeForReturnCeil(wish, returnRatio(bet)),
  })),
  ...casesOf(convert, ({ amount, fromSubunits, toSubunits, rate }: ConvertInput) => ({
    amount: convertFloor(
      amount,
      { subunits: fromSubunits },
      { subunits: toSubunits },
      { numerator: BigInt(rate.numerator), denominator: BigInt(rate.denominator) },
    ),
  })),
  ...casesOf(stakeText, ({ text, digits, stakeMinorMax }: TextInput) => {
    const reading = parseStake(text, { digits }, stakeMinorMax);
    return reading.kind === 'stake' ? { stake: reading.stake } : { refusal: reading.refusal.code };
  }),
  ...casesOf(limitCases, ({ bets, limits }: { bets: readonly LimitedBet[]; limits: BetLimits }) => {
    const { refusal, warnings } = checkLimits(bets, limits);
    return {
      refusal: refusal === null ? null : `error.validation.bet_limits.${refusal.code}`,
      warnings: warnings.map(({ code }) => `warning.validation.bet_limits.${code}`),
    };
  }),
  ...casesOf(acceptance, ({ accepted, current, ...terms }: PriceTerms & { accepted: Odds; current: Odds }) => ({
    isTaken: acceptsPrice(terms, accepted, current),
  })),
  ...casesOf(eligibility, ({ terms, holder, bet }: { terms: BonusTerms; holder: BonusHolder; bet: BonusSubject }) => ({
    reasons: bonusReasons(terms, holder, bet)
      .map(({ code }) => code)
      .toSorted(),
  })),
  ...casesOf(farming, ({ pointsRate, ...bet }: FarmedInput) => ({
    points: farmedPoints({ ...bet, matchIds: [] }, { pointsRate, farmOncePerEvent: false, farmedEventIds: [] }),
  })),
  ...casesOf(pools, ({ amount, weights }: { amount: Minor; weights: readonly number[] }) => ({
    parts: shareOut(amount, weights),
  })),
];

type FarmedInput = {
  readonly stake: Minor;
  readonly subunits: number;
  readonly odds: number;
  readonly pointsRate: number;
};

type ConvertInput = {
  readonly amount: Minor;
  readonly fromSubunits: number;
  readonly toSubunits: number;
  readonly rate: { readonly numerator: number; readonly denominator: number };
};

type TextInput = Pick<Currency, 'digits'> & { readonly text: string; readonly stakeMinorMax: Minor };

/** JSON has no brands, so the input of a committed case is taken at its word. */
function casesOf<Input>(
  { suite, rules, cases }: { suite: string; rules: readonly string[]; cases: readonly object[] },
  reproduce: (input: Input) => unknown,
): readonly VectorCase[] {
  return (cases as readonly { name: string; input: Input; expected: unknown }[]).map(({ name, input, expected }) => ({
    suite,
    rules: rules.map((rule) => `[${rule}]`).join(' '),
    name,
    input,
    expected,
    actual: () => reproduce(input),
  }));
}
