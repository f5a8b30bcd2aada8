import type { Market } from '@slipstream/contract/entities/catalogue/market';

import { lineOrder, lineText, readSpecifier } from '../../../../shared/odds/specifier.ts';

/** One row of a table of lines. */
export interface Line {
  readonly line: string;
  /** The line as it is displayed. */
  readonly text: string;
  readonly market: Market;
  /** Whether both sides are about equally likely at this line. */
  readonly isBalanced: boolean;
}

/** How many lines a table shows before the rest is collapsed. */
export const linesMax = 6;

/**
 * The most balanced line first, then those nearest to it, then the rest by value. While the lines stay the same their
 * order is kept; only the mark moves.
 */
export function orderLines(markets: readonly Market[], before: readonly Line[] = []): readonly Line[] {
  const balanced = mostBalanced(markets);
  const lines = markets.map((market) => lineOf(market, market === balanced)).toSorted(byValue);
  const places = new Map(before.map(({ line }, at) => [line, at]));
  if (before.length === lines.length && lines.every(({ line }) => places.has(line))) {
    return lines.toSorted((one, other) => (places.get(one.line) ?? 0) - (places.get(other.line) ?? 0));
  }
  const at = lines.findIndex(({ isBalanced }) => isBalanced);
  const from = Math.max(0, Math.min(at - Math.floor(linesMax / 2), lines.length - linesMax));
  const near = lines.slice(from, from + linesMax);
  const rest = lines.filter((line) => !near.includes(line));
  return [...near.filter((line) => line.isBalanced), ...near.filter((line) => !line.isBalanced), ...rest];
}

/** The feed's choice (CAT-8); without one, the line with the closest prices. */
function mostBalanced(markets: readonly Market[]): Market | undefined {
  return markets.find((market) => market.mostBalanced) ?? markets.toSorted((one, other) => gap(one) - gap(other))[0];
}

function gap({ outcomes }: Market): number {
  const prices = outcomes.map(({ odds }) => odds);
  return Math.max(...prices) - Math.min(...prices);
}

function lineOf(market: Market, isBalanced: boolean): Line {
  const { line, isHandicap } = readSpecifier(market.specifier);
  return { line: line ?? '', text: lineText(line ?? '', isHandicap), market, isBalanced };
}

function byValue(one: Line, other: Line): number {
  return lineOrder(one.line) - lineOrder(other.line);
}
