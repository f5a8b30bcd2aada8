import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useTranslations } from 'use-intl';

import { useIncidentWords } from './incident-words.ts';
import { keepIncidents } from './keep-incidents.ts';
import { incidentLooks } from './tracker/known-words.data.ts';
import { isKnownIncident } from './tracker/known-words.ts';
import styles from './timeline.module.css';

const shownMax = 24;

export interface TimelineProps {
  readonly match: Match;
  readonly incidents: readonly Incident[];
}

/** What happened, newest first: the home side's at the start, the away side's at the end, the clock between them. */
export function Timeline({ match, incidents }: TimelineProps) {
  const t = useTranslations('match.insights');
  const kept = keepIncidents(incidents, shownMax);
  if (kept.length === 0) return <p className={styles.none}>{t('noIncidents')}</p>;
  return (
    <ol>
      {kept.map((incident) => (
        <TimelineRow key={incident.id} match={match} incident={incident} />
      ))}
    </ol>
  );
}

function TimelineRow({ match, incident }: { readonly match: Match; readonly incident: Incident }) {
  const events = useTranslations('events');
  const { what, when } = useIncidentWords(match.tournament.sport)(incident);
  const { kind, side, score, actor } = incident;
  const sign = isKnownIncident(kind) ? incidentLooks[kind].sign : 'dot';
  const showsScore =
    score !== null && (sign === 'score' || sign === 'win' || kind === 'period_end' || kind === 'ended');
  return (
    <li className={styles.row} data-side={side ?? 'both'} data-sign={sign}>
      <span className={styles.when}>{when}</span>
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.what}>
        <span className={styles.name}>{what}</span>
        {showsScore && <span className={styles.score}>{events('score', score)}</span>}
        {side !== null && <Who name={actor ?? match.competitors[side].name} />}
      </span>
    </li>
  );
}

function Who({ name }: { readonly name: string }) {
  return (
    <span className={styles.who} title={name}>
      {name}
    </span>
  );
}
