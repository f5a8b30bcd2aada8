import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing, isMatchLive } from '@slipstream/units/match-status';

import { familyOf } from '../../sports/sport.ts';
import type { SportFamily } from '../../sports/sports.data.ts';

export interface ScoreWords {
  readonly home: string;
  readonly away: string;
}

/** In which sports a viewer follows who serves or bats. Who begins a round or a map is nothing of the kind. */
const hasServer = {
  half: false,
  round: false,
  quarter: false,
  period: false,
  inning: true,
  set: true,
  frame: true,
  map: false,
} as const satisfies Record<SportFamily, boolean>;

/** Who serves or bats, while it is played and where that is something to follow (SHOW-2). */
export function serverOf({ status, statistics, tournament }: Match): Side | null {
  return isMatchLive(status) && hasServer[familyOf(tournament.sport)] ? (statistics?.currentServer ?? null) : null;
}

/** The large figures: goals, sets, maps, or runs and wickets. Null before the start, and in a fight. */
export function largeScore({ status, statistics, tournament }: Match): ScoreWords | null {
  const family = familyOf(tournament.sport);
  if (isMatchComing(status) || statistics === null || family === 'round') return null;
  if (family === 'inning' && statistics.gameScore !== null) return statistics.gameScore;
  const { totalScore } = statistics;
  return totalScore && { home: String(totalScore.home), away: String(totalScore.away) };
}
