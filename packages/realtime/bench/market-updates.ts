interface Outcome {
  readonly id: string;
  readonly odds: number;
  readonly status: number;
}

interface Market {
  readonly id: number;
  readonly specifier: string;
  readonly version: number;
  readonly status: number;
  readonly outcomes: readonly Outcome[];
}

export interface MarketUpdate {
  readonly event: 'markets_changed';
  readonly match_id: string;
  readonly version: number;
  readonly markets: readonly Market[];
}

/** Updates of one match as a feed sends them: its main markets, of which one or two moved since the last. */
export function marketUpdates(count: number, marketCount = 6): MarketUpdate[] {
  const random = lcg(7);
  let markets = Array.from({ length: marketCount }, (_, index): Market => {
    const outcomes = index === 0 ? 3 : 2;
    return {
      id: 1 + index * 17,
      specifier: index === 0 ? '' : `total=${index}.5`,
      version: 1,
      status: 1,
      outcomes: Array.from({ length: outcomes }, (_unused, outcome) => ({
        id: String(outcome + 1),
        odds: 1_300 + Math.floor(random() * 3_000),
        status: 1,
      })),
    };
  });
  return Array.from({ length: count }, (_, version) => {
    const moved = new Set([Math.floor(random() * marketCount), Math.floor(random() * marketCount)]);
    markets = markets.map((market, index) => (moved.has(index) ? moveMarket(market, random) : market));
    return { event: 'markets_changed', match_id: 'sr:match:48276331', version: version + 1, markets };
  });
}

export function priceChanges(before: MarketUpdate, after: MarketUpdate): number {
  const odds = (update: MarketUpdate) => update.markets.flatMap((market) => market.outcomes.map(({ odds: o }) => o));
  const old = odds(before);
  return odds(after).filter((value, index) => value !== old[index]).length;
}

function moveMarket(market: Market, random: () => number): Market {
  const outcomes: Outcome[] = [];
  for (const outcome of market.outcomes) {
    const odds = Math.max(1_001, outcome.odds + 10 * (1 + Math.floor(random() * 9)) * (random() < 0.5 ? -1 : 1));
    outcomes.push({ id: outcome.id, odds, status: outcome.status });
  }
  return { ...market, version: market.version + 1, outcomes };
}

/** A small generator with a seed, so that every run measures the same messages. */
function lcg(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
