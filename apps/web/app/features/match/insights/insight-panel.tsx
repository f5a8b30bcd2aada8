import type { Match } from '@slipstream/contract/entities/catalogue/match';

import type { MatchPageData } from '../match-page-data.ts';
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
  readonly page: MatchPageData;
}

export function InsightPanel({ tab, match, course, page }: InsightPanelProps) {
  switch (tab) {
    case 'tracker':
      return <Tracker match={match} course={course} />;
    case 'statistics':
      return <StatisticBars match={match} rows={course.statistics?.rows ?? []} />;
    case 'timeline':
      return <Timeline match={match} incidents={course.incidents} />;
    case 'history':
      return <History match={match} headToHead={page.headToHead} form={page.form} />;
  }
}
