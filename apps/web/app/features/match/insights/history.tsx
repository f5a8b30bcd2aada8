import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useTranslations } from 'use-intl';

import { useTimeText } from '../../../shared/match/time-text.ts';
import type { MatchPageData } from '../match-page-data.ts';
import { SpokenAs } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './history.module.css';

type HeadToHead = NonNullable<MatchPageData['headToHead']>;
type Form = NonNullable<MatchPageData['form']>;

export interface HistoryProps {
  readonly match: Match;
  readonly headToHead: HeadToHead | null;
  readonly form: Form | null;
}

/** Only recent meetings: older ones had other line-ups. */
const meetingsMax = 5;

/** How the two have met, and how each has fared lately. */
export function History({ match, headToHead, form }: HistoryProps) {
  const t = useTranslations('match.insights');
  return (
    <>
      {headToHead !== null && <Meetings match={match} headToHead={headToHead} />}
      {form !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('form')}</h2>
          <FormOf match={match} side="home" lines={form.home} />
          <FormOf match={match} side="away" lines={form.away} />
        </section>
      )}
    </>
  );
}

function Meetings({ match, headToHead }: { readonly match: Match; readonly headToHead: HeadToHead }) {
  const t = useTranslations('match.insights');
  const { homeWins, draws, awayWins, matches } = headToHead;
  const { home, away } = match.competitors;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('meetings')}</h2>
      {matches.length === 0 ? (
        <p className={styles.none}>{t('noMeetings')}</p>
      ) : (
        <>
          <p className={styles.summary}>
            <Count side="home" name={home.name} words={t('wins', { count: homeWins })} />
            {draws > 0 && <Count side="draw" name="" words={t('draws', { count: draws })} />}
            <Count side="away" name={away.name} words={t('wins', { count: awayWins })} />
          </p>
          <Bars counts={{ home: homeWins, draw: draws, away: awayWins }} />
          <ul className={styles.list}>
            {matches.slice(0, meetingsMax).map((past) => (
              <PastMatch key={past.id} past={past} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface CountProps {
  readonly side: Side | 'draw';
  readonly name: string;
  readonly words: string;
}

function Count({ side, name, words }: CountProps) {
  return (
    <span className={styles.count} data-side={side}>
      <span className={styles.countName} title={name}>
        {name}
      </span>{' '}
      <b>{words}</b>
    </span>
  );
}

const bars = ['home', 'draw', 'away'] as const;

/**
 * Bars in proportion to their share (SHOW-4). Labels are on a line of their own, so that a short bar need not contain
 * them.
 */
function Bars({ counts }: { readonly counts: Record<(typeof bars)[number], number> }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {bars.map(
        (side) =>
          counts[side] > 0 && (
            <span key={side} className={styles.bar} data-side={side} style={{ flexGrow: counts[side] }} />
          ),
      )}
    </span>
  );
}

function PastMatch({ past }: { readonly past: HeadToHead['matches'][number] }) {
  const timeText = useTimeText();
  const events = useTranslations('events');
  return (
    <li className={styles.past}>
      <span className={styles.date}>{timeText(past.startTime, 'shortDate')}</span>
      <span className={styles.team} title={past.home} data-won={past.winner === 'home' || undefined}>
        {past.home}
      </span>
      <span className={styles.score}>{events('score', past.totalScore)}</span>
      <span className={styles.team} title={past.away} data-won={past.winner === 'away' || undefined}>
        {past.away}
      </span>
    </li>
  );
}

interface FormOfProps {
  readonly match: Match;
  readonly side: Side;
  readonly lines: Form['home'];
}

/** The latest results of one side as letters, newest first; which match it was is said on each of them. */
function FormOf({ match, side, lines }: FormOfProps) {
  const t = useTranslations('match.insights');
  return (
    <div className={styles.form}>
      <span className={styles.team} title={match.competitors[side].name}>
        {match.competitors[side].name}
      </span>
      {lines.length === 0 && <span className={styles.none}>{t('noForm')}</span>}
      <ul className={styles.badges}>
        {lines.map(({ match: past, won }) => (
          <FormBadge key={past.id} past={past} won={won} />
        ))}
      </ul>
    </div>
  );
}

function FormBadge({ past, won }: { readonly past: Form['home'][number]['match']; readonly won: boolean | null }) {
  const t = useTranslations('match.insights');
  const { home: homeScore, away: awayScore } = past.totalScore;
  const result = t('result', { home: past.home, away: past.away, homeScore, awayScore });
  return (
    <li className={styles.badge} data-won={String(won)} title={result}>
      <SpokenAs text={t('formName', { outcome: t(won === null ? 'drawn' : won ? 'won' : 'lost'), result })}>
        {t(won === null ? 'drawnShort' : won ? 'wonShort' : 'lostShort')}
      </SpokenAs>
    </li>
  );
}
