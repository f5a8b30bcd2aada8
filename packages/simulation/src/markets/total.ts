import { marginalOf } from '../pricing/grid.ts';
import { linedMarket } from './define.ts';
import { type Figure, totalFigure } from './figures.ts';
import { linesAround } from './lines.ts';
import type { MarketDef, MarketPlace } from './market.ts';
import { lineResults, lineVerdict } from './results.ts';

export interface LineOptions {
  /** 1: half lines only; 0.5: whole lines too; 0.25: quarter lines too. */
  readonly step: number;
  readonly count: number;
  /** Fixed part of the specifier before the line, such as `setnr=1`. */
  readonly prefix?: string;
}

/** Over or under a line of any figure of the score: the total, one side's total, corners, games, runs. */
export function overUnder(place: MarketPlace, options: LineOptions, figure: Figure = totalFigure): MarketDef {
  return linedMarket(place, {
    param: 'total',
    ...(options.prefix === undefined ? {} : { prefix: options.prefix }),
    choose: (grid, scope) =>
      scope === 'main'
        ? linesAround(marginalOf(grid, figure), 1, 1)
        : linesAround(marginalOf(grid, figure), options.step, options.count),
    isLine: (line) => line >= 0 && Number.isInteger(line / 0.25),
    body: (line) => ({
      outcomes: [
        { id: '12', key: 'over', name: `Over ${line}` },
        { id: '13', key: 'under', name: `Under ${line}` },
      ],
      results: lineResults,
      verdict: { figure, verdict: (value) => lineVerdict(value - line) },
    }),
  });
}
