import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { withoutMirrorMarks } from '@slipstream/locales/mirror-scores';

/** Correct scores by who they say wins, each column from the narrowest win up. */
export interface ScoreColumns {
  readonly home: readonly Outcome[];
  readonly draw: readonly Outcome[];
  readonly away: readonly Outcome[];
  /** What is no score: any other result. */
  readonly others: readonly Outcome[];
}

interface Score {
  readonly outcome: Outcome;
  readonly home: number;
  readonly away: number;
}

/** A colon only: `2-3` is a range. */
const pattern = /^(\d{1,3}):(\d{1,3})$/;
/** Fewer outcomes than this are no grid. */
const scoresMin = 4;
/** `Any other`, by side at most. */
const othersMax = 3;

/** The grid of a correct-score market; null for a market whose outcomes are not scores. */
export function readScores(outcomes: readonly Outcome[]): ScoreColumns | null {
  const scores = outcomes.flatMap((outcome) => scoreOf(outcome) ?? []);
  const others = outcomes.filter((outcome) => scoreOf(outcome) === null);
  if (scores.length < scoresMin || others.length > othersMax) return null;
  return {
    home: column(scores, ({ home, away }) => home > away),
    draw: column(scores, ({ home, away }) => home === away),
    away: column(scores, ({ home, away }) => home < away),
    others,
  };
}

function scoreOf(outcome: Outcome): Score | null {
  const [, home, away] = pattern.exec(withoutMirrorMarks(outcome.name)) ?? [];
  return home === undefined || away === undefined ? null : { outcome, home: Number(home), away: Number(away) };
}

function column(scores: readonly Score[], belongs: (score: Score) => boolean): readonly Outcome[] {
  return scores
    .filter(belongs)
    .toSorted((one, other) => winner(one) - winner(other) || loser(one) - loser(other))
    .map(({ outcome }) => outcome);
}

function winner({ home, away }: Score): number {
  return Math.max(home, away);
}

function loser({ home, away }: Score): number {
  return Math.min(home, away);
}
