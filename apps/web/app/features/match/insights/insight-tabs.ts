import type { Match } from '@slipstream/contract/entities/catalogue/match';

import type { MatchPageData } from '../match-page-data.ts';
import type { Course } from './match-course.ts';

export type InsightTab = 'tracker' | 'statistics' | 'timeline' | 'history';

/** The tabs that have content, the most important first. */
export function insightTabs(
  { status }: Pick<Match, 'status'>,
  { statistics, incidents }: Course,
  { headToHead, form }: Pick<MatchPageData, 'headToHead' | 'form'>,
): readonly InsightTab[] {
  const isPlayed = status === 1 || status === 2;
  const has: Record<InsightTab, boolean> = {
    tracker: isPlayed && statistics !== null,
    statistics: status !== 0 && statistics !== null && statistics.rows.length > 0,
    timeline: status !== 0 && incidents.length > 0,
    history: (headToHead?.matches.length ?? 0) + (form?.home.length ?? 0) + (form?.away.length ?? 0) > 0,
  };
  return (['tracker', 'statistics', 'timeline', 'history'] as const).filter((tab) => has[tab]);
}
