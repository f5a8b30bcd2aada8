import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useTranslations } from 'use-intl';

import { largeScore, type ScoreWords } from '../../../shared/match/match-score.ts';
import { stageWords } from '../../../shared/match/stage-words.ts';
import { TeamCrest } from '../../../shared/match/team-crest.tsx';
import type { CrestDesign } from '../../../ui/crest/crest-design.ts';
import { VisuallyHidden, visuallyHiddenClass } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { sidesOf } from '../markets/tables/sides-of.ts';
import { MatchWhen } from './match-when.tsx';
import { winnerOf, type ScoreColumn, type ScoreTable } from './score-table.ts';
import styles from './score-table.module.css';

export interface ScoreTableViewProps {
  readonly match: Match;
  readonly table: ScoreTable;
  readonly crests: Readonly<Record<Side, CrestDesign>>;
}

/** More columns than this leave a phone no room for whole names. */
const fewColumns = 6;

/** The score by period, one row for each side: quarters, sets and points, innings, maps. */
export function ScoreTableView({ match, table, crests }: ScoreTableViewProps) {
  const t = useTranslations('match.score');
  const score = table.total === null ? largeScore(match) : null;
  const row = { match, table, score };
  return (
    <div className={styles.box}>
      <table className={styles.table} data-many={table.columns.length > fewColumns || undefined}>
        <caption className={visuallyHiddenClass}>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <VisuallyHidden>{t('competitor')}</VisuallyHidden>
              <MatchWhen match={match} />
            </th>
            {score !== null && (
              <th scope="col">
                <VisuallyHidden>{t('total')}</VisuallyHidden>
              </th>
            )}
            {table.columns.map((column) => (
              <th key={column.key} scope="col" data-current={column.isCurrent || undefined}>
                <ColumnName match={match} table={table} column={column} />
              </th>
            ))}
            {table.total !== null && (
              <th scope="col">
                <abbr title={t('total')}>{t('totalShort')}</abbr>
              </th>
            )}
            {table.game !== null && <th scope="col">{t('game')}</th>}
          </tr>
        </thead>
        <tbody>
          <Row {...row} side="home" crest={crests.home} />
          <Row {...row} side="away" crest={crests.away} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<ScoreTableViewProps, 'crests'> {
  readonly side: Side;
  readonly crest: CrestDesign;
  /** Sets or maps won, where no column has the sum. */
  readonly score: ScoreWords | null;
}

function Row({ match, table, score, side, crest }: RowProps) {
  const t = useTranslations('match.score');
  const { name, shortName } = sidesOf(match)[side];
  const winner = winnerOf(match);
  return (
    <tr data-lost={(winner !== null && winner !== side) || undefined}>
      <th scope="row" className={styles.name}>
        <span className={styles.words}>
          <TeamCrest logo={match.competitors[side].logo} design={crest} />
          <span className={styles.full} title={name}>
            {name}
          </span>
          <span className={styles.short} aria-hidden="true">
            {shortName}
          </span>
          {winner === side && <VisuallyHidden>{t('winner')}</VisuallyHidden>}
          {table.server === side && (
            <span className={styles.server}>
              <VisuallyHidden>{t(table.family === 'inning' ? 'batting' : 'serving')}</VisuallyHidden>
            </span>
          )}
        </span>
      </th>
      {score !== null && <td data-total="">{score[side]}</td>}
      {table.columns.map((column) => (
        <td key={column.key} data-current={column.isCurrent || undefined} data-won={isWon(column, side) || undefined}>
          {column[side] ?? '–'}
          {column.tiebreak !== null && !isWon(column, side) && <sup>{column.tiebreak[side]}</sup>}
        </td>
      ))}
      {table.total !== null && <td data-total="">{table.total[side]}</td>}
      {table.game !== null && <td data-game="">{table.game[side]}</td>}
    </tr>
  );
}

/** Only a period that is over has been won by anybody. */
function isWon({ home, away, isCurrent }: ScoreColumn, side: Side): boolean {
  if (home === null || away === null || isCurrent) return false;
  return side === 'home' ? home > away : away > home;
}

function ColumnName({ match, table, column }: Omit<ScoreTableViewProps, 'crests'> & { readonly column: ScoreColumn }) {
  const t = useTranslations('match.score');
  const events = useTranslations('events');
  const { kind, number } = column;
  switch (kind) {
    case 'period': {
      const full = stageWords(events, { kind, number }, match.tournament.sport);
      return <abbr title={full}>{t(table.family === 'quarter' ? 'quarter' : 'other', { number })}</abbr>;
    }
    case 'overtime':
      return <abbr title={t('overtime', { number })}>{t('overtimeShort')}</abbr>;
    case 'shootout':
      return <abbr title={events('stage.shootout')}>{t('shootoutShort')}</abbr>;
  }
}
