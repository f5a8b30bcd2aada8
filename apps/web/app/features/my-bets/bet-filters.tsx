import { useTranslations } from 'use-intl';

import type { BetsFilter, BetsPeriod } from '../../state/my-bets/bets-filter.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Select } from '../../ui/select/select.tsx';
import styles from './bet-filters.module.css';

const periods = ['any', 'day', 'week', 'month'] as const satisfies readonly BetsPeriod[];
const types = ['single', 'combo', 'system', 'custom_bet'] as const satisfies readonly BetsFilter['type'][];
const results = ['win_entire', 'lose_entire', 'refund_entire', 'cashed_out'] as const;

export interface BetFiltersProps {
  readonly filter: BetsFilter;
  readonly onChange: (change: Partial<BetsFilter>) => void;
}

/** Filters bets by date, type and result. */
export function BetFilters({ filter, onChange }: BetFiltersProps) {
  const t = useTranslations('myBets.filter');
  const count = [filter.period !== 'any', filter.type !== null, filter.result !== null].filter(Boolean).length;
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <Icon name="settings" size={16} />
        {t('label')}
        {count > 0 && <b className={styles.count}>{count}</b>}
      </summary>
      <div className={styles.fields}>
        <Select
          label={t('period')}
          options={periods.map((value) => ({ value, text: t(value) }))}
          value={filter.period}
          onChange={(period) => onChange({ period })}
        />
        <Select
          label={t('type')}
          options={[{ value: '', text: t('anyType') }, ...types.map((value) => ({ value, text: t(value) }))]}
          value={filter.type ?? ''}
          onChange={(type) => onChange({ type: type === '' ? null : type })}
        />
        {filter.view !== 'open' && (
          <Select
            label={t('result')}
            options={[{ value: '', text: t('anyResult') }, ...results.map((value) => ({ value, text: t(value) }))]}
            value={results.find((value) => value === filter.result) ?? ''}
            onChange={(result) => onChange({ result: result === '' ? null : result })}
          />
        )}
      </div>
    </details>
  );
}
