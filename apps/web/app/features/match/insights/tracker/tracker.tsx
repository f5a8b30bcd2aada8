import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { familyOf } from '../../../../sports/sport.ts';
import { useStores } from '../../../../state/use-stores.ts';
import { serverOf } from '../../../../shared/match/match-score.ts';
import { FieldView } from './field-view.tsx';
import { latestIncident, pressureOf } from './field-state.ts';
import { useIncidentWords } from '../incident-words.ts';
import type { Course } from '../match-course.ts';
import { Momentum } from '../momentum.tsx';
import { StatisticBars } from '../statistics/statistic-bars.tsx';
import styles from './tracker.module.css';

/** As many figures as stand beside the field. */
const rowsMax = 6;

export interface TrackerProps {
  readonly match: Match;
  readonly course: Course;
}

/** The field with who is on top and what happened last, the momentum below it, the main figures beside it. */
export function Tracker({ match, course }: TrackerProps) {
  const { statistics, incidents } = course;
  const world = useStores().clock;
  const latest = useSyncExternalStore(
    world.subscribe,
    () => latestIncident(incidents, world.now()),
    () => latestIncident(incidents, world.renderedAtMs),
  );
  const momentum = statistics?.momentum ?? [];
  const rows = statistics?.rows ?? [];
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.field}>
          <FieldView match={match} momentum={momentum.at(-1)?.value} latest={latest} />
          <Caption match={match} course={course} latest={latest} />
        </div>
        <Momentum match={match} values={momentum.map(({ value }) => value)} />
      </div>
      {rows.length > 0 && (
        <div className={styles.figures}>
          <StatisticBars match={match} rows={rows.slice(0, rowsMax)} />
        </div>
      )}
    </>
  );
}

/** What is going on, in words: the last thing that happened while it is recent, else who is on top. */
function Caption({ match, course, latest }: TrackerProps & { readonly latest: Incident | null }) {
  const t = useTranslations('match.insights');
  const incidentWords = useIncidentWords(match.tournament.sport);
  if (latest !== null) {
    const { what, when } = incidentWords(latest);
    return (
      <p className={styles.caption}>
        <span className={styles.when}>{when}</span>
        <span className={styles.what} data-side={latest.side ?? undefined}>
          {what}
        </span>
        {latest.side !== null && (
          <span className={styles.who} title={match.competitors[latest.side].name}>
            {match.competitors[latest.side].name}
          </span>
        )}
      </p>
    );
  }
  return <p className={styles.caption}>{playWords()}</p>;

  function playWords(): string {
    const server = serverOf(match);
    if (server !== null) {
      const word = familyOf(match.tournament.sport) === 'inning' ? 'batting' : 'serving';
      return t(word, { side: match.competitors[server].name });
    }
    const pressure = pressureOf(course.statistics?.momentum.at(-1)?.value);
    return pressure === null ? t('even') : t(pressure.level, { side: match.competitors[pressure.side].name });
  }
}
