import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { PeriodScore, Score, Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing, isMatchOver, isMatchUnderway } from '@slipstream/units/match-status';

import { serverOf } from '../../../shared/match/match-score.ts';
import { familyOf } from '../../../sports/sport.ts';
import type { SportFamily } from '../../../sports/sports.data.ts';

/** A period of the table; one not yet played has no numbers. */
export interface ScoreColumn {
  readonly key: string;
  readonly kind: PeriodScore['kind'];
  readonly number: number;
  readonly home: number | null;
  readonly away: number | null;
  readonly tiebreak: Score | null;
  readonly isCurrent: boolean;
}

export interface ScoreTable {
  readonly family: SportFamily;
  readonly columns: readonly ScoreColumn[];
  /** Points inside the current game. */
  readonly game: { readonly home: string; readonly away: string } | null;
  readonly total: Score | null;
  readonly server: Side | null;
}

/** What the board shows beside the score, by sport family. */
const looks = {
  half: { hasTable: false, hasTotal: false },
  round: { hasTable: false, hasTotal: false },
  quarter: { hasTable: true, hasTotal: true },
  period: { hasTable: true, hasTotal: true },
  inning: { hasTable: true, hasTotal: true },
  set: { hasTable: true, hasTotal: false },
  frame: { hasTable: true, hasTotal: false },
  map: { hasTable: true, hasTotal: false },
} as const satisfies Record<SportFamily, Record<'hasTable' | 'hasTotal', boolean>>;

/** More periods than this are minutes or overs, not the structure of a match. */
const plannedMax = 12;

/**
 * The score by period: quarters, sets with the points of the game, innings, maps. Null if the total score says it all.
 */
export function scoreTable(match: Match): ScoreTable | null {
  const { status, stage, statistics, tournament } = match;
  const family = familyOf(tournament.sport);
  if (statistics === null || isMatchComing(status) || !looks[family].hasTable) return null;
  // Runs and wickets are the total score; a table of two innings would repeat them.
  if (family === 'inning' && statistics.gameScore !== null) return null;
  const { periodScore, gameScore, totalScore, maxPeriodNumber } = statistics;
  const isPlayed = isMatchUnderway(status);
  const played = periodScore.map((period) => ({
    ...period,
    key: `${period.kind}${period.number}`,
    isCurrent: isPlayed && stage.kind === period.kind && stage.number === period.number,
  }));
  const planned = isPlayed && maxPeriodNumber <= plannedMax ? maxPeriodNumber : 0;
  const columns = [...played, ...toCome(played.length, planned)];
  if (columns.length <= 1 && gameScore === null) return null;
  return {
    family,
    columns,
    game: isPlayed ? gameScore : null,
    total: looks[family].hasTotal ? totalScore : null,
    server: serverOf(match),
  };
}

function toCome(played: number, planned: number): readonly ScoreColumn[] {
  return Array.from({ length: Math.max(0, planned - played) }, (_, at) => {
    const number = played + at + 1;
    return {
      key: `period${number}`,
      kind: 'period',
      number,
      home: null,
      away: null,
      tiebreak: null,
      isCurrent: false,
    };
  });
}

/** The half-time score, once it is over. */
export function halfTimeScore({ stage, statistics, tournament }: Match): Score | null {
  const isLater = stage.kind === 'period' ? stage.number > 1 : stage.kind !== 'break' && stage.kind !== 'not_started';
  const [first] = statistics?.periodScore ?? [];
  return familyOf(tournament.sport) === 'half' && isLater && first !== undefined ? first : null;
}

/** Who won, when it is over and somebody did. */
export function winnerOf({ status, stage, statistics }: Match): Side | null {
  const score = statistics?.totalScore ?? null;
  if (!isMatchOver(status) || stage.kind !== 'ended' || score === null || score.home === score.away) return null;
  return score.home > score.away ? 'home' : 'away';
}

/** Players sent off, by side. */
export function redCards({ statistics }: Match, side: Side): number {
  return statistics?.facts.find(({ key }) => key === 'red_cards')?.[side] ?? 0;
}
