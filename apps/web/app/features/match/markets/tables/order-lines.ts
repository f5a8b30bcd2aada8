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
  /** Whether it is among the lines around the balanced one, which show at first. */
  readonly isNear: boolean;
}

/** How many lines a table shows before the rest is collapsed. */
export const linesMax = 6;

/** Lines by value. Those that show at first stay while the lines are the same and the balanced one is among them. */
export function orderLines(markets: readonly Market[], before: readonly Line[] = []): readonly Line[] {
  const sorted = markets.toSorted((one, other) => valueOf(one) - valueOf(other));
  const balanced = mostBalanced(sorted);
  const isNear = nearBefore(sorted, balanced, before) ?? near(sorted, balanced);
  return sorted.map((market) => {
    const { line, isHandicap } = readSpecifier(market.specifier);
    return {
      line: line ?? '',
      text: lineText(line ?? '', isHandicap),
      market,
      isBalanced: market === balanced,
      isNear: isNear(market),
    };
  });
}

/** The feed's choice (CAT-8); without one, the line with the closest prices. */
function mostBalanced(markets: readonly Market[]): Market | undefined {
  return markets.find((market) => market.mostBalanced) ?? markets.toSorted((one, other) => gap(one) - gap(other))[0];
}

function gap({ outcomes }: Market): number {
  const prices = outcomes.map(({ odds }) => odds);
  return Math.max(...prices) - Math.min(...prices);
}

type IsNear = (market: Market) => boolean;

function near(sorted: readonly Market[], balanced: Market | undefined): IsNear {
  const at = sorted.findIndex((market) => market === balanced);
  const from = Math.max(0, Math.min(at - Math.floor(linesMax / 2), sorted.length - linesMax));
  const shown = new Set(sorted.slice(from, from + linesMax));
  return (market) => shown.has(market);
}

/**
 * The lines that showed before, while the lines are the same and the balanced one is among them: a price change must
 * not move a row.
 */
function nearBefore(
  sorted: readonly Market[],
  balanced: Market | undefined,
  before: readonly Line[],
): IsNear | undefined {
  const held = new Map(before.map(({ market, isNear }) => [market.specifier, isNear]));
  const isSame = held.size === sorted.length && sorted.every(({ specifier }) => held.has(specifier));
  const isNear: IsNear = ({ specifier }) => held.get(specifier) ?? false;
  return isSame && balanced !== undefined && isNear(balanced) ? isNear : undefined;
}

function valueOf({ specifier }: Market): number {
  return lineOrder(readSpecifier(specifier).line ?? '');
}
