import type { Market } from '@slipstream/contract/entities/catalogue/market';
import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { OutcomeButton } from '../../../shared/odds/outcome-button.tsx';
import { lineLabel, outcomeLabel, sideLabel } from '../../../shared/odds/outcome-label.ts';
import styles from '../event-row.module.css';

export interface RowMarketProps {
  readonly market: Market | null;
  /** How many outcomes it has in this league: as many places are kept where a match has none (CAT-11). */
  readonly count: number;
  /** Where there are no headings its buttons name their outcomes; other markets are shown below headings only. */
  readonly hasNames: boolean;
}

/** The prices of one market of a row; a market that is missing keeps its place. */
export const RowMarket = memo(function RowMarket({ market, count, hasNames }: RowMarketProps) {
  const t = useTranslations('events');
  return (
    <div className={styles.market} data-group="" data-labels={hasNames && market?.specifier === '' ? 'name' : 'line'}>
      {market === null &&
        Array.from({ length: count }, (_, at) => <span key={at} className={styles.none} aria-hidden="true" />)}
      {market?.outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          market={market}
          outcome={outcome}
          label={lineLabel(market, outcome) ?? (hasNames ? outcomeLabel(t, outcome) : undefined)}
          side={hasNames ? sideLabel(t, market, outcome) : undefined}
        />
      ))}
    </div>
  );
});
