import { marginalOf } from '../pricing/grid.ts';
import { linedMarket, plainMarket } from './define.ts';
import { totalFigure } from './figures.ts';
import { linesAround } from './lines.ts';
import type { MarketDef, MarketPlace, OutcomeShape } from './market.ts';
import { awayOutcome, homeOutcome, sign } from './winner.ts';

/** One part of a combined market: its outcomes, and which of them wins in a cell. */
export interface Part {
  readonly outcomes: readonly OutcomeShape[];
  readonly row: (home: number, away: number, third: number, fourth: number) => number;
}

const result: readonly OutcomeShape[] = [
  { id: '1', ...homeOutcome },
  { id: '2', key: 'draw', name: 'draw' },
  { id: '3', ...awayOutcome },
];
export const resultPart: Part = { outcomes: result, row: sign };
/** The result of the score in the third and fourth columns, the half-time score of a joint view. */
export const earlyResultPart: Part = { outcomes: result, row: (_home, _away, third, fourth) => sign(third, fourth) };
export const winnerPart: Part = {
  outcomes: [
    { id: '4', ...homeOutcome },
    { id: '5', ...awayOutcome },
  ],
  row: (home, away) => (home > away ? 0 : 1),
};
export const bothScorePart: Part = {
  outcomes: [
    { id: '74', key: 'yes', name: 'yes' },
    { id: '76', key: 'no', name: 'no' },
  ],
  row: (home, away) => (home > 0 && away > 0 ? 0 : 1),
};
function totalPart(line: number): Part {
  return {
    outcomes: [
      { id: '12', key: 'over', name: `over ${line}` },
      { id: '13', key: 'under', name: `under ${line}` },
    ],
    row: (home, away) => (home + away > line ? 0 : 1),
  };
}

function crossed(first: Part, second: Part, joint: string) {
  const width = second.outcomes.length;
  return {
    outcomes: first.outcomes.flatMap((a) =>
      second.outcomes.map((b) => ({
        id: `${a.id}${joint}${b.id}`,
        key: `${a.key}${joint}${b.key}`,
        name: `${a.name} ${joint} ${b.name}`,
      })),
    ),
    verdict: (...cell: readonly [number, number, number, number]) => first.row(...cell) * width + second.row(...cell),
  };
}

/** Every outcome of one market together with every outcome of another. */
export function combined(place: MarketPlace, first: Part, second: Part, joint: '&' | '/' = '&'): MarketDef {
  return plainMarket(place, crossed(first, second, joint));
}

/** A combination with a total, on the half lines nearest to even chances. */
export function combinedTotal(place: MarketPlace, first: Part, count: number): MarketDef {
  return linedMarket(place, {
    param: 'total',
    choose: (grid) => linesAround(marginalOf(grid, totalFigure), 1, count),
    isLine: (line) => line > 0 && Number.isInteger(line + 0.5),
    body: (line) => crossed(first, totalPart(line), '&'),
  });
}
