/** A settled bet as the database has it. */
export interface PaidBet {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly stake: number;
  readonly terms: string;
  readonly paid: number | null;
  readonly legs: readonly { readonly odds: number; readonly status: string }[];
}

interface Terms {
  readonly system: { readonly totalCount: number; readonly winCount: number; readonly cover: string } | null;
  readonly customOdds: number | null;
}

/**
 * What a bet pays, worked out another way than the product does: every line is written out, and every half of every leg goes
 * its own way. Slow, plain, and sharing no code with the rulebook.
 */
export function independentPayout(bet: PaidBet): number {
  const { top, bottom } = independentRatio(bet);
  return Number((BigInt(bet.stake) * top) / bottom);
}

/** What a bet pays for each unit of its stake, before any rounding. */
export function independentRatio({ type, terms: json, legs }: Omit<PaidBet, 'stake'>): {
  readonly top: bigint;
  readonly bottom: bigint;
} {
  const terms = JSON.parse(json) as Terms;
  if (type === 'custom_bet') return customRatio(terms.customOdds ?? 0, legs);
  const lengths = type === 'system' && terms.system !== null ? lengthsOf(terms.system) : [legs.length];
  const lines = lengths.flatMap((length) => choose(legs, length));
  // Thousandths to the power of the longest line, times two for each leg's two halves.
  const longest = Math.max(...lengths);
  let total = 0n;
  for (const line of lines) {
    const scale = 2000n ** BigInt(longest - line.length);
    total += halves(line).reduce((sum, way) => sum + way.reduce((product, pays) => product * pays, 1n), 0n) * scale;
  }
  return { top: total, bottom: BigInt(lines.length) * 2000n ** BigInt(longest) };
}

function lengthsOf({ totalCount, winCount, cover }: NonNullable<Terms['system']>): readonly number[] {
  if (cover === 'exact') return [winCount];
  return Array.from({ length: totalCount + 1 }, (_, length) => length).filter((length) => length >= winCount);
}

type Leg = PaidBet['legs'][number];

/** Each half of a leg pays its price, its stake, or nothing; in thousandths. */
function waysOf({ odds, status }: Leg): readonly [bigint, bigint] {
  const price = BigInt(odds);
  const ways: Readonly<Record<string, readonly [bigint, bigint]>> = {
    win: [price, price],
    half_win: [price, 1000n],
    void: [1000n, 1000n],
    half_lose: [1000n, 0n],
    lose: [0n, 0n],
  };
  // A leg that was still open when the bet was lost does not matter: some leg of each line pays nothing.
  return ways[status] ?? [0n, 0n];
}

/** Every way through a line that takes one half of each leg. */
function halves(line: readonly Leg[]): readonly (readonly bigint[])[] {
  return line.reduce<readonly (readonly bigint[])[]>(
    (ways, leg) => ways.flatMap((way) => waysOf(leg).map((pays) => [...way, pays])),
    [[]],
  );
}

function choose<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  if (length === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), length - 1).map((rest) => [item, ...rest]));
}

/** One price for all: it is paid in the ways where every leg wins, and the stake comes back where none is lost. */
function customRatio(customOdds: number, legs: readonly Leg[]) {
  const ways = halves(legs.map(({ status }) => ({ odds: 5000, status })));
  let total = 0n;
  for (const way of ways) {
    if (way.every((pays) => pays === 5000n)) total += BigInt(customOdds);
    else if (way.every((pays) => pays > 0n)) total += 1000n;
  }
  return { top: total, bottom: 1000n * BigInt(ways.length) };
}
