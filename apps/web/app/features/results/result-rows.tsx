import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../shared/match/kick-off.tsx';
import { stageWords } from '../../shared/match/stage-words.ts';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import { TeamCrest } from '../../shared/match/team-crest.tsx';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import type { PeriodColumn } from './period-columns.ts';
import styles from './result-rows.module.css';

export interface ResultRowsProps {
  readonly match: Match;
  readonly columns: readonly PeriodColumn[];
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** One match that is over: a row for each side. */
export function ResultRows({ match, columns }: ResultRowsProps) {
  const t = useTranslations('events');
  const links = useLinks();
  const crests = crestsOf(match.competitors.home.name, match.competitors.away.name);
  const score = match.statistics?.totalScore;
  const href = links(targets.inSport(match.tournament.sport.key, match.slug));
  const isPlayed = match.stage.kind === 'ended';
  return (
    <tbody className={styles.match} data-match={match.id}>
      {sides.map((side) => (
        <tr key={side} className={styles.side} data-won={isPlayed && hasWon(side) ? '' : undefined}>
          {side === 'home' && (
            <td className={styles.when} rowSpan={2}>
              <KickOff startTime={match.startTime} />
              {!isPlayed && <span className={styles.stage}>{stageWords(t, match.stage, match.tournament.sport)}</span>}
            </td>
          )}
          <th scope="row" className={styles.team}>
            <Link className={styles.name} to={href} tabIndex={side === 'home' ? 0 : -1}>
              <TeamCrest logo={match.competitors[side].logo} design={crests[side]} />
              <span className={styles.words} title={match.competitors[side].name}>
                {match.competitors[side].name}
              </span>
            </Link>
            {side === 'away' && columns.length > 0 && <p className={styles.periods}>{periodsText()}</p>}
          </th>
          {columns.map((column) => (
            <td key={`${column.kind}${column.number}`} className={styles.period}>
              {periodScore(column)?.[side]}
            </td>
          ))}
          <td className={styles.final}>{score?.[side] ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  );

  function periodScore({ kind, number }: PeriodColumn) {
    return match.statistics?.periodScore.find((period) => period.kind === kind && period.number === number);
  }

  /** All periods in a line, for where there is no room for their columns. */
  function periodsText(): string {
    return columns
      .flatMap((column) => periodScore(column) ?? [])
      .map(({ home, away }) => `${home}–${away}`)
      .join('  ');
  }

  function hasWon(side: Side): boolean {
    return score !== null && score !== undefined && score[side] > score[side === 'home' ? 'away' : 'home'];
  }
}
