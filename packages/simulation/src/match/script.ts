import type { MatchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../fixture.ts';

export type Side = 'home' | 'away';
export type Pair<Value = number> = readonly [Value, Value];

/** What every sport's position shows; each family adds what its model needs to price the rest of the match. */
interface Standing {
  readonly score: Pair;
  readonly periods: readonly Pair[];
  /** Points inside the current game, as the sport writes them. */
  readonly game: Pair<string> | null;
  readonly server: Side | null;
}

export interface GoalsPosition extends Standing {
  readonly kind: 'goals';
  /** Who scored, in order: next-goal markets need it. */
  readonly scorers: readonly Side[];
  /** Corners and cards of each period so far. */
  readonly counts: { readonly corners: readonly Pair[]; readonly cards: readonly Pair[] };
  /** Length of every period of normal time in seconds, stoppage included. */
  readonly lengths: readonly number[];
  /** Who won after normal time ended level, where the sport plays on. */
  readonly decider: Side | null;
}

export interface SetsPosition extends Standing {
  readonly kind: 'sets';
  readonly sets: Pair;
  /** Who won each game, point, leg or round of every set so far, the current set last. */
  readonly history: readonly (readonly Side[])[];
  /** Points inside the current game, where games have points. */
  readonly points: Pair;
  /** Null until the toss. */
  readonly server: Side | null;
  /** Who served first in the current set. */
  readonly opener: Side | null;
}

export interface WalkPosition extends Standing {
  readonly kind: 'walk';
  /** Possessions of each side still to come in the current period. */
  readonly left: Pair;
}

/** Baseball: `periods` holds the runs of each inning, `server` the side at bat. */
export interface InningsPosition extends Standing {
  readonly kind: 'innings';
  readonly server: Side;
  readonly outs: number;
}

/** Cricket: `server` is the side at bat, null before the toss. */
export interface OversPosition extends Standing {
  readonly kind: 'overs';
  readonly first: Side | null;
  readonly innings: 1 | 2;
  /** Balls bowled and wickets lost, in the first innings and in the second. */
  readonly balls: Pair;
  readonly wickets: Pair;
  /** Runs of each over begun, by innings. */
  readonly overs: Pair<readonly number[]>;
  /** Who won the super over after a tie. */
  readonly decider: Side | null;
}

/** A fight: `score` is 0:0 until somebody has won it, `periods` the rounds as a neutral judge saw them. */
export interface RoundsPosition extends Standing {
  readonly kind: 'rounds';
  readonly end: FightEnd | null;
}

export interface FightEnd {
  readonly winner: Side | null;
  readonly method: 'knockout' | 'submission' | 'decision';
  readonly round: number;
}

export type Position = GoalsPosition | SetsPosition | WalkPosition | InningsPosition | OversPosition | RoundsPosition;

export interface Incident {
  readonly atMs: number;
  readonly kind: string;
  readonly side: Side | null;
  readonly period: number;
  readonly clockS: number | null;
  readonly score: Pair;
}

/** The state of the match from `atMs` until the next step. */
export interface Step {
  readonly atMs: number;
  readonly status: MatchStatus;
  /** Message key of the stage: `first_half`, `half_time`, `set_2`, `ended`, `abandoned`, ... */
  readonly stage: string;
  readonly period: number;
  readonly clockS: number | null;
  readonly running: boolean;
  readonly position: Position;
  readonly incident: Incident | null;
  /** Statistics this step adds to, by key and side. */
  readonly counts: readonly { readonly key: string; readonly side: Side }[];
}

export interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Everything that happens in a match, with its times. It does not depend on when it is read. */
export interface MatchScript {
  readonly fixture: Fixture;
  readonly steps: readonly Step[];
  /** When betting is suspended; in order and apart from each other. */
  readonly suspensions: readonly Window[];
  /** While the clock runs, prices move at every whole multiple of this; 0 where they move with the steps only. */
  readonly tickMs: number;
  readonly endMs: number;
  readonly abandoned: boolean;
  /** Momentum in slices of equal length over the match, -100 (away) to 100 (home). */
  readonly momentum: readonly number[];
}

export const other = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>;

export function plusOne(pair: Pair, side: Side, by = 1): Pair {
  return side === 'home' ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
}
