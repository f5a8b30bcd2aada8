import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, isMatchUnderway } from '@slipstream/units/match-status';

import { isDelayed } from '../../../shared/match/stage-words.ts';
import type { MatchHistory } from '../markets/facts/market-facts.ts';
import type { Course } from './match-course.ts';

export type InsightTab = 'tracker' | 'statistics' | 'timeline' | 'history';

/** The tabs that have content, the most important first. */
export function insightTabs(
  match: Pick<Match, 'status' | 'stage'>,
  { statistics, incidents }: Course,
  { headToHead, form }: MatchHistory,
): readonly InsightTab[] {
  const isBegun = !isMatchComing(match.status) && !isDelayed(match);
  const has: Record<InsightTab, boolean> = {
    tracker: isBegun && isMatchUnderway(match.status) && statistics !== null,
    statistics: isBegun && statistics !== null && statistics.rows.length > 0,
    timeline: isBegun && incidents.length > 0,
    history: (headToHead?.matches.length ?? 0) + (form?.home.length ?? 0) + (form?.away.length ?? 0) > 0,
  };
  return (['tracker', 'statistics', 'timeline', 'history'] as const).filter((tab) => has[tab]);
}
