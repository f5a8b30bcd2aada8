import { useTranslations } from 'use-intl';

import type { StandingsRow } from './league-page-data.ts';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import { Crest } from '../../ui/crest/crest.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './standings.module.css';

export interface StandingsProps {
  readonly leagueName: string;
  readonly rows: readonly StandingsRow[];
}

export function Standings({ leagueName, rows }: StandingsProps) {
  const t = useTranslations('catalogue.table');
  if (rows.length === 0) return <EmptyState icon="sport-other" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Table
      caption={t('caption', { league: leagueName })}
      rows={rows}
      rowKey={(row) => row.competitor.id}
      columns={[
        { key: 'position', title: t('position'), isNumber: true, cell: (row) => row.position },
        { key: 'team', title: t('team'), cell: teamCell },
        { key: 'played', title: t('played'), isNumber: true, cell: (row) => row.played },
        { key: 'won', title: t('won'), isNumber: true, isMinor: true, cell: (row) => row.won },
        { key: 'drawn', title: t('drawn'), isNumber: true, isMinor: true, cell: (row) => row.drawn },
        { key: 'lost', title: t('lost'), isNumber: true, isMinor: true, cell: (row) => row.lost },
        { key: 'difference', title: t('difference'), isNumber: true, cell: (row) => signed(row.scored - row.conceded) },
        { key: 'points', title: t('points'), isNumber: true, cell: pointsCell },
      ]}
    />
  );
}

function pointsCell({ points }: StandingsRow) {
  return <strong>{points}</strong>;
}

function teamCell({ competitor: { name } }: StandingsRow) {
  return (
    <span className={styles.team}>
      <Crest design={crestsOf(name, '').home} />
      {name}
    </span>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
