import { type Marginal, marginalOf } from '../pricing/grid.ts';
import { linedMarket, plainMarket } from './define.ts';
import { marginFigure } from './figures.ts';
import { linesAround } from './lines.ts';
import type { MarketDef, MarketPlace } from './market.ts';
import { lineResults, lineVerdict } from './results.ts';
import type { LineOptions } from './total.ts';
import { awayOutcome, homeOutcome, sign } from './winner.ts';

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

/** Where there is no draw, a handicap of less than one is the market of the winner again. */
function canDraw({ min, chance }: Marginal): boolean {
  return (chance[0 - min] ?? 0) > 0;
}

/** Two-way handicap of the home side; whole lines can return the stake, quarter lines can split it. */
export function handicap(place: MarketPlace, options: LineOptions): MarketDef {
  return linedMarket(place, {
    param: 'hcp',
    ...(options.prefix === undefined ? {} : { prefix: options.prefix }),
    choose: (grid, scope) => {
      const law = marginalOf(grid, marginFigure);
      const [step, count] = scope === 'main' ? [1, 1] : [options.step, options.count];
      const margins = linesAround(law, step, count, canDraw(law) ? undefined : (line) => Math.abs(line) >= 1);
      // The home side's handicap is the negative of the margin it must beat. `0 -` avoids -0.
      return margins.map((line) => 0 - line).toReversed();
    },
    isLine: (line) => Number.isInteger(line / 0.25),
    body: (line) => ({
      outcomes: [
        { id: '1714', key: 'home', name: `{home} (${signed(line)})` },
        { id: '1715', key: 'away', name: `{away} (${signed(0 - line)})` },
      ],
      results: lineResults,
      verdict: { figure: marginFigure, verdict: (value) => lineVerdict(value + line) },
    }),
  });
}

/** Three-way handicap with a virtual start such as `0:1`. */
export function europeanHandicap(place: MarketPlace, start: readonly [number, number]): MarketDef {
  const label = start.join(':');
  const outcomes = [
    { id: '1711', key: homeOutcome.key, name: `{home} (${label})` },
    { id: '1712', key: 'draw', name: `Draw (${label})` },
    { id: '1713', key: awayOutcome.key, name: `{away} (${label})` },
  ];
  return plainMarket(
    { ...place, name: place.name.replace('{line}', label) },
    { outcomes, verdict: (home, away) => sign(home + start[0], away + start[1]) },
    `hcp=${label}`,
  );
}
