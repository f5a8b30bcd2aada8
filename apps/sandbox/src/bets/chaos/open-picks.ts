import type { PickBody } from '../testing/bettor.ts';

/** Outcomes of matches that are on, some of them live. */
export async function openPicks(origin: string): Promise<readonly PickBody[]> {
  const pages = await Promise.all(
    [0, 1].map(async (status) => {
      const reply = await fetch(`${origin}/v2/matches?match_status=${status}&limit=30`);
      return ((await reply.json()) as { data: readonly ListedMatch[] }).data;
    }),
  );
  return pages.flat().flatMap(({ id, main_market: market }) => {
    if (market === null) return [];
    return market.outcomes
      .filter(({ active }) => active)
      .map(({ id: outcome, odds }) => ({
        match_id: id,
        market_id: market.id,
        specifier: market.specifier,
        outcome_id: outcome,
        odds,
      }));
  });
}

interface ListedMatch {
  readonly id: string;
  readonly main_market: {
    readonly id: string;
    readonly specifier: string;
    readonly outcomes: readonly { readonly id: string; readonly odds: number; readonly active: boolean }[];
  } | null;
}
