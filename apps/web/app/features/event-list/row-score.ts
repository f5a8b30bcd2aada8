import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { PeriodScore } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing } from '@slipstream/units/match-status';

import { largeScore, type ScoreWords } from '../../shared/match/match-score.ts';
import { familyOf } from '../../sports/sport.ts';

/** The numbers of a row, each once. */
export interface RowScore {
  readonly total: ScoreWords | null;
  /** The sets beside the total. */
  readonly periods: readonly PeriodScore[];
  /** The points of the game, below the stage. */
  readonly game: ScoreWords | null;
}

/** How many periods a row has room for. */
const periodsMax = 3;

/** What a row shows of a score (SHOW-3). In cricket runs and wickets are the total, so neither is repeated. */
export function rowScore(match: Match): RowScore {
  const total = largeScore(match);
  const game = isMatchComing(match.status) ? null : (match.statistics?.gameScore ?? null);
  if (game === null || familyOf(match.tournament.sport) === 'inning') return { total, periods: [], game: null };
  return { total, periods: match.statistics?.periodScore.slice(-periodsMax) ?? [], game };
}
