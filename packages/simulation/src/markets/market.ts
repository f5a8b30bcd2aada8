import type { Grid } from '../pricing/grid.ts';
import type { Figure } from './figures.ts';

/** What happened to one outcome of a settled market. A half result splits the stake: half as named, half returned. */
export type OutcomeResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose';

export interface OutcomeShape {
  readonly id: string;
  /** The word it is localised by: home, draw, away, over, under, yes, no, or a score such as `2:1`. */
  readonly key: string;
  /** English; `{home}` and `{away}` stand for the competitors. */
  readonly name: string;
}

export interface ByFigure {
  readonly figure: Figure;
  readonly verdict: (value: number) => number;
}

/** One market on one line, belonging to no match in particular. */
export interface MarketShape {
  readonly id: string;
  /** Message key of the name, so that it can be localised. */
  readonly key: string;
  readonly name: string;
  readonly specifier: string;
  /** Null where the market has none. */
  readonly line: number | null;
  readonly groups: readonly string[];
  readonly priority: number;
  readonly customBetGroups: readonly string[];
  /** The view of the match its cells come from. */
  readonly view: string;
  readonly outcomes: readonly OutcomeShape[];
  /** How many outcomes win together: 2 for a double chance, else 1. Fair probabilities sum to it. */
  readonly winners: number;
  readonly margin: number;
  /** For a cell of the view, which of the market's verdicts holds: a whole number from 0. */
  readonly verdict: (home: number, away: number, third: number, fourth: number) => number;
  /** Where the verdict depends on one figure only: pricing then reads that figure's law instead of every cell. */
  readonly byFigure: ByFigure | null;
  /**
   * What each verdict means for each outcome, verdict first. Null where verdict `n` means that outcome `n` alone wins and
   * the verdict after the last outcome returns every stake: long lists need no table for that.
   */
  readonly results: readonly (readonly OutcomeResult[])[] | null;
}

/**
 * Place of a market in a list row: 1 the main market, 2 the one beside it, 3 and 4 those after it, which have two outcomes; 0 not in
 * the row.
 */
type Rank = 0 | 1 | 2 | 3 | 4;

/** A kind of market: which lines it has now, and the market on any of its lines, also one no longer offered. */
export interface MarketDef {
  readonly id: string;
  readonly view: string;
  readonly rank: Rank;
  specifiers(grid: Grid, scope: 'main' | 'all'): readonly string[];
  /** Null if the specifier is not one of this market's. */
  at(specifier: string): MarketShape | null;
}

/** Which market this is and where it stands on the page. */
export interface MarketPlace {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly view: string;
  readonly groups: readonly string[];
  readonly priority: number;
  readonly rank?: Rank;
  readonly customBetGroups?: readonly string[];
  readonly margin?: number;
}

export function resultOf({ results, outcomes }: MarketShape, verdict: number, outcome: number): OutcomeResult {
  if (results !== null) return results[verdict]?.[outcome] ?? 'void';
  if (verdict >= outcomes.length) return 'void';
  return verdict === outcome ? 'win' : 'lose';
}
