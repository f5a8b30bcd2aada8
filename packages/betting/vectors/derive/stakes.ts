import { Dice } from './dice.ts';
import { capped, Fraction, payout } from './fraction.ts';
import { shapePays } from './returns.ts';
import type { Shape } from './returns.ts';
import type { Suite } from './suite.ts';

type WantedInput = { wish: number; bet: Shape };
type Rate = { numerator: number; denominator: number };
type ConvertInput = { amount: number; fromSubunits: number; toSubunits: number; rate: Rate };

/** The smallest stake that reaches the wish, found by halving the interval it lies in; no division to round. */
export function wantedStakeSuite(): Suite<WantedInput, { stake: number }> {
  const dice = new Dice(51);
  const bets: readonly Shape[] = [
    { kind: 'single', odds: 1001 },
    { kind: 'single', odds: 2000 },
    { kind: 'single', odds: 1910 },
    { kind: 'custom_bet', customOdds: 7300 },
    ...[2, 3, 5, 8].map((legs): Shape => ({ kind: 'combo', odds: dice.list(legs, () => dice.odds()) })),
    { kind: 'system', odds: dice.list(4, () => dice.odds()), winCounts: [2] },
    { kind: 'system', odds: dice.list(5, () => dice.odds()), winCounts: [2, 3, 4, 5] },
  ];
  return {
    suite: 'wanted-stake',
    rules: ['SLIP-9', 'BET-5'],
    cases: bets.flatMap((bet) =>
      [0, 1, 1999, 1_000_000].map((wish) => {
        const pays = shapePays(bet);
        let [short, enough] = [-1, wish];
        while (enough - short > 1) {
          const middle = Math.floor((short + enough) / 2);
          if (payout(middle, pays) >= wish) enough = middle;
          else short = middle;
        }
        return { name: `${wish} from a ${bet.kind}`, input: { wish, bet }, expected: { stake: enough } };
      }),
    ),
  };
}

/** Whole units, times the rate, back to the other currency's smallest units, and the rest dropped. */
export function convertSuite(): Suite<ConvertInput, { amount: number }> {
  const rows: readonly (readonly [string, number, number, number, Rate])[] = [
    ['10.00 EUR at 1.0850 to USD', 1000, 100, 100, { numerator: 10_850, denominator: 10_000 }],
    ['10.00 USD at 1 / 1.0850 to EUR', 1000, 100, 100, { numerator: 10_000, denominator: 10_850 }],
    ['1 cent at one third', 1, 100, 100, { numerator: 1, denominator: 3 }],
    ['3 cents at one third', 3, 100, 100, { numerator: 1, denominator: 3 }],
    ['nothing', 0, 100, 100, { numerator: 7, denominator: 3 }],
    ['12.34 EUR to JPY at 163.27', 1234, 100, 1, { numerator: 16_327, denominator: 100 }],
    ['2014 JPY to EUR at 1 / 163.27', 2014, 1, 100, { numerator: 100, denominator: 16_327 }],
    ['25.00 EUR to BTC at 1 / 58123.45', 2500, 100, 100_000_000, { numerator: 100, denominator: 5_812_345 }],
    ['0.00043012 BTC to EUR at 58123.45', 43_012, 100_000_000, 100, { numerator: 5_812_345, denominator: 100 }],
    ['1 satoshi to EUR', 1, 100_000_000, 100, { numerator: 5_812_345, denominator: 100 }],
    ['1.234 KWD to EUR at 2.9911', 1234, 1000, 100, { numerator: 29_911, denominator: 10_000 }],
    ['10.00 EUR to VND at 27345.5', 1000, 100, 1, { numerator: 273_455, denominator: 10 }],
    ['the same currency', 987_654, 100, 100, { numerator: 1, denominator: 1 }],
    [
      'a large amount, past 2^53 on the way',
      900_719_925_474_099,
      100,
      100,
      { numerator: 9_999_999, denominator: 10_000_000 },
    ],
    ['past the largest amount', 900_719_925_474_099, 100, 100_000_000, { numerator: 1, denominator: 1 }],
  ];
  return {
    suite: 'convert',
    rules: ['SLIP-14', 'BET-4'],
    cases: rows.map(([name, amount, fromSubunits, toSubunits, rate]) => {
      const whole = new Fraction(BigInt(amount), BigInt(fromSubunits));
      const bought = whole.times(new Fraction(BigInt(rate.numerator), BigInt(rate.denominator)));
      const expected = { amount: capped(bought.times(new Fraction(BigInt(toSubunits))).floor()) };
      return { name, input: { amount, fromSubunits, toSubunits, rate }, expected };
    }),
  };
}
