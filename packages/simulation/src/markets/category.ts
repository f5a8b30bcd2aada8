import { plainMarket } from './define.ts';
import { type Figure, marginFigure, totalFigure } from './figures.ts';
import type { ByFigure, MarketDef, MarketPlace, OutcomeShape } from './market.ts';

type Row = (home: number, away: number, third: number, fourth: number) => number;

/** A market on a list of outcomes, exactly one of which wins in each cell. The keys are the outcome ids. */
export function category(
  place: MarketPlace,
  answers: readonly (readonly [key: string, name: string])[],
  row: Row | ByFigure,
  fixed?: string,
): MarketDef {
  const outcomes = answers.map(([key, name]): OutcomeShape => ({ id: key, key, name }));
  return plainMarket(place, { outcomes, verdict: row }, fixed);
}

/** Winning margin in steps; the last step means that margin or more. */
export function winningMargin(place: MarketPlace, steps: readonly number[], draw: boolean, fixed?: string): MarketDef {
  const label = (at: number) => {
    const from = steps[at] ?? 0;
    const next = steps[at + 1];
    if (next === undefined) return `${from}+`;
    return next === from + 1 ? String(from) : `${from}-${next - 1}`;
  };
  const sides = ['home', 'away'].flatMap((side) =>
    steps.map((_, at) => [`${side}_${label(at)}`, `{${side}} by ${label(at)}`] as const),
  );
  const answers = draw ? [...sides, ['draw', 'Draw'] as const] : sides;
  const stepOf = (lead: number) => steps.findLastIndex((from) => lead >= from);
  const verdict = (lead: number) => {
    if (lead === 0) return sides.length;
    return lead > 0 ? stepOf(lead) : steps.length + stepOf(-lead);
  };
  return category(place, answers, { figure: marginFigure, verdict }, fixed);
}

/** A market on the range a count falls in; the last range has no upper bound. */
export function ranges(
  place: MarketPlace,
  steps: readonly number[],
  figure: Figure = totalFigure,
  fixed?: string,
): MarketDef {
  const answers = steps.map((from, at) => {
    const next = steps[at + 1];
    const label = next === undefined ? `${from}+` : next === from + 1 ? String(from) : `${from}-${next - 1}`;
    return [label, label] as const;
  });
  const verdict = { figure, verdict: (value: number) => steps.findLastIndex((from) => value >= from) };
  return category(place, answers, verdict, fixed);
}

/** Which of two parts of the match has the greater figure, such as the half with more goals. */
export function comparison(
  place: MarketPlace,
  names: readonly [string, string],
  compare: (home: number, away: number, third: number, fourth: number) => number,
): MarketDef {
  const answers = [
    ['first', names[0]],
    ['second', names[1]],
    ['equal', 'Equal'],
  ] as const;
  return category(place, answers, (...cell) => {
    const lead = compare(...cell);
    if (lead === 0) return 2;
    return lead > 0 ? 0 : 1;
  });
}
