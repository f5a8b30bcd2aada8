import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useTranslations } from 'use-intl';

import { stageWords } from '../../../shared/match/stage-words.ts';
import { VisuallyHidden, visuallyHiddenClass } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { sidesOf } from '../markets/tables/sides-of.ts';
import type { ScoreColumn, ScoreTable } from './score-table.ts';
import styles from './score-table.module.css';

export interface ScoreTableViewProps {
  readonly match: Match;
  readonly table: ScoreTable;
}

/** The score by period, one row for each side: quarters, sets and points, innings, maps. */
export function ScoreTableView({ match, table }: ScoreTableViewProps) {
  const t = useTranslations('match.score');
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className={visuallyHiddenClass}>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('competitor')}</VisuallyHidden>
            </th>
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
          <Row match={match} table={table} side="home" />
          <Row match={match} table={table} side="away" />
        </tbody>
      </table>
    </div>
  );
}

function Row({ match, table, side }: ScoreTableViewProps & { readonly side: Side }) {
  const t = useTranslations('match.score');
  const { name, shortName } = sidesOf(match)[side];
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.words}>
          <abbr title={name}>{shortName}</abbr>
          {table.server === side && (
            <span className={styles.server}>
              <VisuallyHidden>{t(table.family === 'inning' ? 'batting' : 'serving')}</VisuallyHidden>
            </span>
          )}
        </span>
      </th>
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

function ColumnName({ match, table, column }: ScoreTableViewProps & { readonly column: ScoreColumn }) {
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
