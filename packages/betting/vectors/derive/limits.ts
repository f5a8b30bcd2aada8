import { Dice } from './dice.ts';
import type { Suite } from './suite.ts';

type Action = 'reject' | 'accept';
type PerCurrency<Limit> = { fiat: Record<string, Limit>; crypto: Record<string, Limit> };
type Limits = {
  selectionLimit: number | null;
  oddsLimit: { value: number; action: Action } | null;
  maxStakeLimit: PerCurrency<{ amount: number }>;
  payoutLimit: PerCurrency<{ amount: number; action: Action }>;
};
type Bet = {
  stake: number;
  profit: number;
  currency: string;
  isFiat: boolean;
  odds: number;
  selections: readonly { odds: number }[];
};
type Input = { bets: readonly Bet[]; limits: Limits };
/** The message that rejects, or null, and those that warn before it. */
type Expected = { refusal: string | null; warnings: readonly string[] };

const limits: Limits = {
  selectionLimit: 5,
  oddsLimit: { value: 50_000, action: 'reject' },
  maxStakeLimit: { fiat: { EUR: { amount: 10_000 }, USD: { amount: 12_000 } }, crypto: { BTC: { amount: 5_000_000 } } },
  payoutLimit: {
    fiat: { EUR: { amount: 100_000, action: 'reject' }, USD: { amount: 120_000, action: 'accept' } },
    crypto: { BTC: { amount: 90_000_000, action: 'accept' } },
  },
};
const lenient: Limits = {
  ...limits,
  oddsLimit: { value: 50_000, action: 'accept' },
  payoutLimit: { ...limits.payoutLimit, fiat: { EUR: { amount: 100_000, action: 'accept' } } },
};
const none: Limits = {
  selectionLimit: null,
  oddsLimit: null,
  maxStakeLimit: { fiat: {}, crypto: {} },
  payoutLimit: { fiat: {}, crypto: {} },
};

const plain = bet({});

const handPicked: ReadonlyArray<readonly [string, Input]> = [
  ['nothing to say', { bets: [plain], limits }],
  ['no bets', { bets: [], limits }],
  ['no limits', { bets: [bet({ stake: 1e15, profit: 1e15, odds: 1e15, legs: 40 })], limits: none }],
  ['one selection below the limit', { bets: [bet({ legs: 4 })], limits }],
  ['selections at the limit', { bets: [bet({ legs: 5 })], limits }],
  ['selections past the limit', { bets: [bet({ legs: 6 })], limits }],
  ['selections of all bets count together', { bets: [bet({ legs: 2 }), bet({ legs: 3 })], limits }],
  ['total odds just below the limit', { bets: [bet({ odds: 49_999 })], limits }],
  ['total odds at the limit', { bets: [bet({ odds: 50_000 })], limits }],
  ['total odds at the limit, only warned', { bets: [bet({ odds: 50_000 })], limits: lenient }],
  ['the odds of a leg at the limit', { bets: [bet({ legOdds: 50_000 })], limits }],
  ['a stake just below the limit', { bets: [bet({ stake: 9999 })], limits }],
  ['a stake at the limit', { bets: [bet({ stake: 10_000 })], limits }],
  ['the same stake in a currency that allows it', { bets: [bet({ stake: 10_000, currency: 'USD' })], limits }],
  ['a currency without limits', { bets: [bet({ stake: 1e12, profit: 1e12, currency: 'SEK' })], limits }],
  ['crypto has limits of its own', { bets: [bet({ stake: 5_000_000, currency: 'BTC', isFiat: false })], limits }],
  ['fiat limits do not bind crypto', { bets: [bet({ stake: 10_000, currency: 'EUR', isFiat: false })], limits }],
  ['a profit just below the limit', { bets: [bet({ profit: 99_999 })], limits }],
  ['a profit at the limit', { bets: [bet({ profit: 100_000 })], limits }],
  ['a profit at the limit, only warned', { bets: [bet({ profit: 100_000 })], limits: lenient }],
  ['a second bet counts', { bets: [plain, bet({ stake: 10_000 })], limits }],
  [
    'a rejection behind a warning',
    { bets: [bet({ profit: 120_000, currency: 'USD' }), bet({ profit: 100_000 })], limits },
  ],
  ['selections before odds', { bets: [bet({ legs: 5, odds: 50_000 })], limits }],
  ['odds before stake', { bets: [bet({ odds: 50_000, stake: 10_000 })], limits }],
  ['stake before payout', { bets: [bet({ stake: 10_000, profit: 100_000 })], limits }],
  ['a warning is kept beside a later rejection', { bets: [bet({ odds: 50_000, stake: 10_000 })], limits: lenient }],
  ['two warnings', { bets: [bet({ odds: 50_000, profit: 100_000 })], limits: lenient }],
];

export function limitsSuite(): Suite<Input, Expected> {
  const dice = new Dice(61);
  const rolled = Array.from({ length: 20 }, (_, index): readonly [string, Input] => {
    const bets = dice.list(dice.between(1, 3), () =>
      bet({
        stake: dice.pick([100, 9999, 10_000, 11_999, 12_000]),
        profit: dice.pick([100, 99_999, 100_000, 119_999, 120_000]),
        odds: dice.pick([2000, 2000, 49_999, 50_000]),
        legs: dice.between(1, 2),
        currency: dice.pick(['EUR', 'USD']),
      }),
    );
    return [`rolled, number ${index + 1}`, { bets, limits: dice.pick([limits, lenient]) }];
  });
  return {
    suite: 'limits',
    rules: ['LIMIT-1', 'LIMIT-2', 'LIMIT-3', 'LIMIT-4'],
    cases: [...handPicked, ...rolled].map(([name, input]) => ({ name, input, expected: checked(input) })),
  };
}

/** The message of each limit, in the order LIMIT-1 to LIMIT-4; messages after a refusal are dropped. */
function checked({ bets, limits: { selectionLimit, oddsLimit, maxStakeLimit, payoutLimit } }: Input): Expected {
  const prices = bets.flatMap(({ odds, selections }) => [odds, ...selections.map((leg) => leg.odds)]);
  const legs = bets.flatMap(({ selections }) => selections);
  const payouts = bets
    .filter((one) => one.profit >= (limitOf(payoutLimit, one)?.amount ?? Number.POSITIVE_INFINITY))
    .map((one) => limitOf(payoutLimit, one)?.action);
  const found: readonly (readonly [Action, string] | false)[] = [
    selectionLimit !== null && legs.length >= selectionLimit && (['reject', 'selection_limit_exceeded'] as const),
    oddsLimit !== null &&
      prices.some((price) => price >= oddsLimit.value) &&
      ([oddsLimit.action, 'odds_limit_exceeded'] as const),
    bets.some((one) => one.stake >= (limitOf(maxStakeLimit, one)?.amount ?? Number.POSITIVE_INFINITY)) &&
      (['reject', 'max_stake_limit_exceeded'] as const),
    payouts.length > 0 && ([payouts.includes('reject') ? 'reject' : 'accept', 'payout_limit_exceeded'] as const),
  ];
  const messages = found.filter((finding) => finding !== false);
  const end = messages.findIndex(([action]) => action === 'reject');
  const rejection = messages[end]?.[1];
  return {
    refusal: rejection === undefined ? null : `error.validation.bet_limits.${rejection}`,
    warnings: messages.slice(0, end === -1 ? undefined : end).map(([, key]) => `warning.validation.bet_limits.${key}`),
  };
}

function limitOf<Limit>(table: PerCurrency<Limit>, { isFiat, currency }: Bet): Limit | undefined {
  return table[isFiat ? 'fiat' : 'crypto'][currency];
}

function bet({ legs = 1, legOdds = 2000, ...rest }: Partial<Bet> & { legs?: number; legOdds?: number }): Bet {
  const selections = Array.from({ length: legs }, () => ({ odds: legOdds }));
  return { stake: 100, profit: 100, currency: 'EUR', isFiat: true, odds: 2000, selections, ...rest };
}
