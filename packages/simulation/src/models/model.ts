import type { MarketDef } from '../markets/market.ts';
import type { MatchScript } from '../match/script.ts';
import type { Moment } from '../match/state-at.ts';
import type { Grid } from '../pricing/grid.ts';
import type { Steps } from '../steps.ts';

/** Grids of one moment, each worked out when first asked for. Null: the view cannot be bet on (any more). */
export type Views = (view: string) => Grid | null;

type Columns = readonly [number, number, number, number];

/**
 * A view whose cells tell several others: a custom bet is summed over it. `parts` gives, for each view it tells, that view's
 * columns in a cell of its own. Different joints of a match are independent of each other.
 */
export interface Joint {
  readonly view: string;
  readonly parts: Readonly<Record<string, (home: number, away: number, third: number, fourth: number) => Columns>>;
}

/** The model of one fixture: it plays the match and gives the distribution of what is still open. */
export interface Model {
  readonly markets: readonly MarketDef[];
  readonly joints: readonly Joint[];
  play(): MatchScript;
  views(moment: Moment): Views;
  /** Computes the tables that views need ahead of time, where that takes long. */
  prepare?(moment: Moment, scope: 'main' | 'all'): Steps<void>;
}

export function lazyViews(make: (view: string) => Grid | null): Views {
  const known = new Map<string, Grid | null>();
  return (view) => {
    const grid = known.get(view);
    if (grid !== undefined) return grid;
    const made = make(view);
    known.set(view, made);
    return made;
  };
}
