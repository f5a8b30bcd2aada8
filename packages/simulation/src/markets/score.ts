import { plainMarket } from './define.ts';
import { type Figure, totalFigure } from './figures.ts';
import type { MarketDef, MarketPlace, OutcomeShape } from './market.ts';

/**
 * Correct score over an explicit list, with "any other" last. Ids follow the score, so that adding a score to the list
 * never renumbers another.
 */
export function correctScore(
  place: MarketPlace,
  scores: readonly (readonly [number, number])[],
  fixed?: string,
  other = true,
): MarketDef {
  const index = new Map(scores.map(([home, away], at) => [home * 1024 + away, at]));
  const outcomes: OutcomeShape[] = scores.map(([home, away]) => ({
    id: `${home}:${away}`,
    key: `${home}:${away}`,
    name: `${home}:${away}`,
  }));
  if (other) outcomes.push({ id: 'other', key: 'other', name: 'Any other' });
  return plainMarket(
    place,
    { outcomes, verdict: (home, away) => index.get(home * 1024 + away) ?? scores.length },
    fixed,
  );
}

export function scoresUpTo(most: number): readonly (readonly [number, number])[] {
  return Array.from({ length: (most + 1) ** 2 }, (_, at) => [Math.floor(at / (most + 1)), at % (most + 1)] as const);
}

/** An exact count, with the last outcome meaning that many or more. */
export function exactCount(
  place: MarketPlace,
  most: number,
  figure: Figure = totalFigure,
  least = 0,
  fixed?: string,
): MarketDef {
  const outcomes = Array.from({ length: most - least + 1 }, (_, at): OutcomeShape => {
    const label = at + least === most ? `${most}+` : String(at + least);
    return { id: label, key: label, name: label };
  });
  const verdict = { figure, verdict: (value: number) => Math.max(0, Math.min(most, value) - least) };
  return plainMarket(place, { outcomes, verdict }, fixed);
}
