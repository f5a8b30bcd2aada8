import type { Match } from '@slipstream/contract/entities/catalogue/match';

import type { MatchHistory } from '../markets/facts/market-facts.ts';
import { History } from './history.tsx';
import type { InsightTab } from './insight-tabs.ts';
import type { Course } from './match-course.ts';
import { StatisticBars } from './statistics/statistic-bars.tsx';
import { Timeline } from './timeline.tsx';
import { Tracker } from './tracker/tracker.tsx';

export interface InsightPanelProps {
  readonly tab: InsightTab;
  readonly match: Match;
  readonly course: Course;
  readonly history: MatchHistory;
}

export function InsightPanel({ tab, match, course, history }: InsightPanelProps) {
  switch (tab) {
    case 'tracker':
      return <Tracker match={match} course={course} />;
    case 'statistics':
      return <StatisticBars match={match} rows={course.statistics?.rows ?? []} />;
    case 'timeline':
      return <Timeline match={match} incidents={course.incidents} />;
    case 'history':
      return <History match={match} headToHead={history.headToHead} form={history.form} />;
  }
}
