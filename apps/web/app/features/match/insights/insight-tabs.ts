import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, isMatchUnderway } from '@slipstream/units/match-status';

import type { MatchPageData } from '../match-page-data.ts';
import type { Course } from './match-course.ts';

export type InsightTab = 'tracker' | 'statistics' | 'timeline' | 'history';

/** The tabs that have content, the most important first. */
export function insightTabs(
  { status }: Pick<Match, 'status'>,
  { statistics, incidents }: Course,
  { headToHead, form }: Pick<MatchPageData, 'headToHead' | 'form'>,
): readonly InsightTab[] {
  const isPlayed = isMatchUnderway(status);
  const has: Record<InsightTab, boolean> = {
    tracker: isPlayed && statistics !== null,
    statistics: !isMatchComing(status) && statistics !== null && statistics.rows.length > 0,
    timeline: !isMatchComing(status) && incidents.length > 0,
    history: (headToHead?.matches.length ?? 0) + (form?.home.length ?? 0) + (form?.away.length ?? 0) > 0,
  };
  return (['tracker', 'statistics', 'timeline', 'history'] as const).filter((tab) => has[tab]);
}
