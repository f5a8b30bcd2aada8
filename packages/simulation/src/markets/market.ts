import type { Grid } from '../pricing/grid.ts';

/** What happened to one outcome of a settled market. A half result splits the stake: half as named, half returned. */
export type OutcomeResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose';

export interface OutcomeShape {
  readonly id: string;
  /** The word it is localised by: home, draw, away, over, under, yes, no, or a score such as `2:1`. */
  readonly key: string;
  /** English; `{home}` and `{away}` stand for the competitors. */
  readonly name: string;
}

/** One market on one line, belonging to no match in particular. */
export interface MarketShape {
  readonly id: string;
  /** Message key of the name, so that it can be localised. */
  readonly key: string;
  readonly name: string;
  readonly specifier: string;
  readonly groups: readonly string[];
  readonly priority: number;
  readonly customBetGroups: readonly string[];
  /** The view of the match its cells come from. */
  readonly view: string;
  readonly outcomes: readonly OutcomeShape[];
  /** How many outcomes win together: 2 for a double chance, else 1. Fair probabilities sum to it. */
  readonly winners: number;
  readonly margin: number;
  /** For a cell of the view, the row of `results` that holds. */
  readonly verdict: (home: number, away: number, third: number, fourth: number) => number;
  readonly results: readonly (readonly OutcomeResult[])[];
}

/** A kind of market: which lines it has now, and the market on any of its lines, also one no longer offered. */
export interface MarketDef {
  readonly id: string;
  readonly view: string;
  /** 1 for the main market of a list row, 2 for the one beside it, 0 for the rest. */
  readonly rank: 0 | 1 | 2;
  specifiers(grid: Grid, scope: 'main' | 'all'): readonly string[];
  /** Null when the specifier is none of this market's. */
  at(specifier: string): MarketShape | null;
}

/** What every builder asks for: which market this is and where it stands on the page. */
export interface MarketPlace {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly view: string;
  readonly groups: readonly string[];
  readonly priority: number;
  readonly rank?: 0 | 1 | 2;
  readonly customBetGroups?: readonly string[];
  readonly margin?: number;
}

/** Exactly one outcome wins; the row after the last one voids them all. */
export function exclusive(count: number): readonly (readonly OutcomeResult[])[] {
  const rows = Array.from({ length: count }, (_, winner) =>
    Array.from({ length: count }, (_unused, outcome): OutcomeResult => (outcome === winner ? 'win' : 'lose')),
  );
  return [...rows, Array.from({ length: count }, (): OutcomeResult => 'void')];
}
