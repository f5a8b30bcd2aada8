import { withBonus } from './bonuses.ts';
import type { Freebet, NoEffect, Range } from './bonuses.ts';
import { half, one, payout, price, zero } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { systemLines } from './lines.ts';

export type Result = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose' | 'pending';
export type Leg = { odds: number; result: Result };
type Bet =
  | { kind: 'single' | 'combo'; legs: readonly Leg[] }
  | { kind: 'system'; legs: readonly Leg[]; winCounts: readonly number[] }
  | { kind: 'custom_bet'; legs: readonly Leg[]; customOdds: number };
export type Bonus = Freebet | NoEffect | { kind: 'comboboost'; ranges: readonly Range[] } | null;
export type Input = { stake: number; bet: Bet; bonus: Bonus };
export type Expected = { result: string; payout: number };

/** A half of a leg's stake, settled on its own. */
type Half = 'won' | 'void' | 'lost';

const halvesOf = {
  win: ['won', 'won'],
  half_win: ['won', 'void'],
  void: ['void', 'void'],
  half_lose: ['void', 'lost'],
  lose: ['lost', 'lost'],
  pending: ['won', 'won'],
} as const satisfies Record<Result, readonly [Half, Half]>;

export function settled({ stake, bet, bonus }: Input): Expected {
  const pays = betPays(bet);
  const isLost = pays.top === 0n;
  if (!isLost && bet.legs.some(({ result }) => result === 'pending')) return { result: 'no_results', payout: 0 };
  const paid = bonus === null ? pays : withSettledBonus(pays, bet, bonus);
  return { result: isLost ? 'lose_entire' : label(bet), payout: payout(stake, paid) };
}

/** Every line, and of each line every way its legs' halves can be put together, as so many small bets of equal stake. */
function betPays(bet: Bet): Fraction {
  const lines = bet.kind === 'system' ? systemLines(bet.legs, bet.winCounts) : [bet.legs];
  const total = lines.reduce(
    (sum, line) => sum.plus(bet.kind === 'custom_bet' ? customPays(line, bet.customOdds) : linePays(line)),
    zero,
  );
  return total.over(lines.length);
}

function linePays(legs: readonly Leg[]): Fraction {
  const pays = { won: (odds: number) => price(odds), void: () => one, lost: () => zero };
  return shared(legs, (parts) => parts.reduce((product, [leg, part]) => product.times(pays[part](leg.odds)), one));
}

/** A part lost anywhere loses; else a part void anywhere is given back; else the price of the whole is paid. */
function customPays(legs: readonly Leg[], customOdds: number): Fraction {
  return shared(legs, (parts) => {
    if (parts.some(([, part]) => part === 'lost')) return zero;
    return parts.some(([, part]) => part === 'void') ? one : price(customOdds);
  });
}

function shared(legs: readonly Leg[], pays: (parts: readonly (readonly [Leg, Half])[]) => Fraction): Fraction {
  const spread = (from: number, parts: readonly (readonly [Leg, Half])[]): Fraction => {
    const leg = legs[from];
    if (leg === undefined) return pays(parts);
    const [first, second] = halvesOf[leg.result];
    if (first === second) return spread(from + 1, [...parts, [leg, first]]);
    return half.times(spread(from + 1, [...parts, [leg, first]]).plus(spread(from + 1, [...parts, [leg, second]])));
  };
  return spread(0, []);
}

function label({ kind, legs }: Bet): string {
  const results = new Set(legs.map(({ result }) => result));
  const isGivenBack =
    kind === 'custom_bet'
      ? results.has('void') && !results.has('half_lose')
      : results.size === 1 && results.has('void');
  if (isGivenBack) return 'refund_entire';
  if (results.has('half_lose')) return 'refund_half_lose_other';
  return results.has('half_win') ? 'refund_half_win_other' : 'win_entire';
}

function withSettledBonus(pays: Fraction, bet: Bet, bonus: Exclude<Bonus, null>): Fraction {
  if (bonus.kind !== 'comboboost') return withBonus(pays, bonus);
  if (bet.kind !== 'combo') return pays;
  const standing = bet.legs.filter(({ result }) => result !== 'void');
  const best = bonus.ranges
    .filter(({ minOdds, minCount, maxCount }) => {
      const count = standing.filter(({ odds }) => odds >= minOdds).length;
      return minCount <= count && count <= maxCount;
    })
    .map(({ bonusOdds }) => bonusOdds);
  return best.length === 0 ? pays : pays.times(price(Math.max(...best)));
}
