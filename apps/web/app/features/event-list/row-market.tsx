import type { Market } from '@slipstream/contract/entities/catalogue/market';
import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { OutcomeButton } from '../../shared/odds/outcome-button.tsx';
import { lineLabel, outcomeLabel } from '../../shared/odds/outcome-label.ts';
import styles from './event-row.module.css';

export interface RowMarketProps {
  readonly market: Market | null;
  /** Where there are no headings its buttons name their outcomes; the others are shown below headings only. */
  readonly isMain: boolean;
}

/** The prices of one market of a row; a market that is missing keeps its place. */
export const RowMarket = memo(function RowMarket({ market, isMain }: RowMarketProps) {
  const t = useTranslations('events');
  return (
    <div className={styles.market} data-labels={isMain && market?.specifier === '' ? 'name' : 'line'}>
      {market?.outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          market={market}
          outcome={outcome}
          label={lineLabel(market, outcome) ?? (isMain ? outcomeLabel(t, outcome) : undefined)}
        />
      ))}
    </div>
  );
});
