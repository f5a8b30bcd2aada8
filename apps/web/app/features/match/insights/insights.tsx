import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchOver } from '@slipstream/units/match-status';
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../../site/site.tsx';
import type { MatchHistory } from '../markets/facts/market-facts.ts';
import type { MatchPageData } from '../match-page-data.ts';
import { keepNotice, useNotice } from '../../../state/storage/seen-notices.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { insightTabs, type InsightTab } from './insight-tabs.ts';
import historyStyles from './history.module.css';
import styles from './insights.module.css';
import { MatchCourse } from './match-course.ts';
import statisticsStyles from './statistics/statistics.module.css';
import timelineStyles from './timeline.module.css';
import trackerStyles from './tracker/tracker.module.css';

/** The panels are a lazy chunk; their styles must be in the page from the start. */
const panelClass = {
  tracker: trackerStyles.panel,
  statistics: statisticsStyles.panel,
  timeline: timelineStyles.panel,
  history: historyStyles.panel,
} as const satisfies Record<InsightTab, string | undefined>;

const InsightPanel = lazy(async () => ({ default: (await import('./insight-panel.tsx')).InsightPanel }));

export interface InsightsProps {
  readonly match: Match;
  readonly page: Pick<MatchPageData, 'statistics' | 'incidents'>;
  readonly history: MatchHistory;
}

/** Statistics, timeline and history of a match, as far as they exist: closed until asked for, open where they stand beside. */
export function Insights({ match, page, history }: InsightsProps) {
  const t = useTranslations('match.insights');
  const course = useCourse(match, page);
  const tabs = insightTabs(match, course, history);
  const [chosen, setChosen] = useState<InsightTab | null>(null);
  // Where they stand open, the tab that was looked at last is the one of the next match too (NOTE-5).
  const last = useNotice('matchPreview');
  const { room, isRoomy } = useRoom();
  const isOpen = isRoomy || isMatchOver(match.status);
  const [first] = tabs;
  if (first === undefined) return null;
  const selected = tabs.find((tab) => tab === chosen) ?? (isOpen ? (tabs.find((tab) => tab === last) ?? first) : null);
  return (
    <div className={styles.insights}>
      <div ref={room} className={styles.room} />
      <Tabs
        label={t('label')}
        tabs={tabs.map((key) => ({ key, label: t(key) }))}
        selected={selected}
        onSelect={(key) => {
          setChosen(key === selected && !isOpen ? null : key);
          keepNotice('matchPreview', key);
        }}
      >
        {selected !== null && (
          <div className={panelClass[selected]}>
            <Suspense fallback={<div className={styles.waiting} />}>
              <InsightPanel tab={selected} match={match} course={course} history={history} />
            </Suspense>
          </div>
        )}
      </Tabs>
    </div>
  );
}

/** Whether the style sheet has given it a place beside the markets. The server does not know. */
function useRoom() {
  const [isRoomy, setRoomy] = useState(false);
  const room = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoomy((entry?.contentRect.width ?? 0) > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, isRoomy };
}

function useCourse(match: Match, { statistics, incidents }: InsightsProps['page']) {
  const { board } = useStores();
  const site = useSite();
  const [course] = useState(
    () =>
      new MatchCourse(board, match.id, { statistics, incidents }, async () => {
        const { fetchCourse } = await import('./fetch-course.ts');
        return fetchCourse(site, match.id);
      }),
  );
  return useSyncExternalStore(course.subscribe, course.read, course.read);
}
