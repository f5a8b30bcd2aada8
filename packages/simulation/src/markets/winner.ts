import { plainMarket } from './define.ts';
import { type Figure, marginFigure, totalFigure } from './figures.ts';
import { type MarketDef, type MarketPlace, type OutcomeResult, type OutcomeShape } from './market.ts';

export const homeOutcome = { key: 'home', name: '{home}' };
export const awayOutcome = { key: 'away', name: '{away}' };
const drawOutcome = { key: 'draw', name: 'Draw' };
const yesNo: readonly OutcomeShape[] = [
  { id: '74', key: 'yes', name: 'Yes' },
  { id: '76', key: 'no', name: 'No' },
];
const competitors: readonly OutcomeShape[] = [
  { id: '4', ...homeOutcome },
  { id: '5', ...awayOutcome },
];

/** Home, draw or away by the first two columns: the row index every three-way market shares. */
export function sign(home: number, away: number): 0 | 1 | 2 {
  if (home > away) return 0;
  return home === away ? 1 : 2;
}

const bySign = { figure: marginFigure, verdict: (margin: number) => sign(margin, 0) };

export function threeWay(place: MarketPlace, fixed?: string): MarketDef {
  const outcomes = [
    { id: '1', ...homeOutcome },
    { id: '2', ...drawOutcome },
    { id: '3', ...awayOutcome },
  ];
  return plainMarket(place, { outcomes, verdict: bySign }, fixed);
}

/** Two ways; a draw, where the view can hold one, returns the stake. Serves winner and draw no bet alike. */
export function twoWay(place: MarketPlace, fixed?: string): MarketDef {
  const rows: readonly (readonly OutcomeResult[])[] = [
    ['win', 'lose'],
    ['void', 'void'],
    ['lose', 'win'],
  ];
  return plainMarket(place, { outcomes: competitors, verdict: bySign, results: rows }, fixed);
}

export function doubleChance(place: MarketPlace, fixed?: string): MarketDef {
  const outcomes = [
    { id: '9', key: 'home_or_draw', name: '{home} or draw' },
    { id: '10', key: 'home_or_away', name: '{home} or {away}' },
    { id: '11', key: 'draw_or_away', name: 'Draw or {away}' },
  ];
  const results: readonly (readonly OutcomeResult[])[] = [
    ['win', 'win', 'lose'],
    ['win', 'lose', 'win'],
    ['lose', 'win', 'win'],
  ];
  return plainMarket(place, { outcomes, verdict: bySign, results, winners: 2 }, fixed);
}

/** A question about a cell, answered yes or no. */
export function yesOrNo(
  place: MarketPlace,
  holds: (home: number, away: number, third: number, fourth: number) => boolean,
  fixed?: string,
): MarketDef {
  return plainMarket(place, { outcomes: yesNo, verdict: (a, b, c, d) => (holds(a, b, c, d) ? 0 : 1) }, fixed);
}

export function oddEven(place: MarketPlace, figure: Figure = totalFigure, fixed?: string): MarketDef {
  const outcomes = [
    { id: '70', key: 'odd', name: 'Odd' },
    { id: '72', key: 'even', name: 'Even' },
  ];
  return plainMarket(place, { outcomes, verdict: { figure, verdict: (value) => (value % 2 === 0 ? 1 : 0) } }, fixed);
}
