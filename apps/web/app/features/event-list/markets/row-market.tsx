import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { mirrorScores } from '@slipstream/locales/mirror-scores';
import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { OutcomeButton } from '../../../shared/odds/outcome-button.tsx';
import { lineLabel, outcomeLabel, sideLabel } from '../../../shared/odds/outcome-label.ts';
import { useSite } from '../../../site/site.tsx';
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
  const { direction } = useSite();
  const label = (of: Market, outcome: Outcome): string | undefined => {
    const line = lineLabel(of, outcome);
    if (line !== undefined) return mirrorScores(line, direction);
    return hasNames ? outcomeLabel(t, outcome) : undefined;
  };
  return (
    <div className={styles.market} data-group="" data-labels={hasNames && market?.specifier === '' ? 'name' : 'line'}>
      {market === null &&
        Array.from({ length: count }, (_, at) => <span key={at} className={styles.none} aria-hidden="true" />)}
      {market?.outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          market={market}
          outcome={outcome}
          label={label(market, outcome)}
          side={hasNames ? sideLabel(t, market, outcome) : undefined}
        />
      ))}
    </div>
  );
});
