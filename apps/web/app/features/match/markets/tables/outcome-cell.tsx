import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome, OutcomeResult } from '@slipstream/contract/entities/catalogue/outcome';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { OutcomeButton } from '../../../../shared/odds/outcome-button.tsx';
import { marketKey, outcomeKey } from '../../../../state/board/board-records.ts';
import { useStores } from '../../../../state/use-stores.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { SpokenAs } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './outcome-cell.module.css';

export interface OutcomeCellProps {
  readonly market: Market;
  readonly outcome: Outcome;
  readonly label?: string;
  /** After the match a cell shows the result instead of the price, at the same size. */
  readonly isOver: boolean;
}

export function OutcomeCell({ market, outcome, label, isOver }: OutcomeCellProps) {
  const button = <OutcomeButton market={market} outcome={outcome} {...(label !== undefined && { label })} />;
  return isOver ? (
    <Result market={market} outcome={outcome} label={label}>
      {button}
    </Result>
  ) : (
    button
  );
}

interface ResultProps extends Omit<OutcomeCellProps, 'isOver' | 'label'> {
  readonly label: string | undefined;
  /** Shown until the result is known. */
  readonly children: React.ReactNode;
}

function Result({ market, outcome, label, children }: ResultProps) {
  const t = useTranslations('match.result');
  const result = useResult(market, outcome);
  if (result === null) return children;
  const words = t('name', { outcome: outcome.name, market: market.name, result: t(result) });
  return (
    <span className={styles.result} data-result={result}>
      <SpokenAs text={words}>
        {label !== undefined && (
          <span className={styles.label} title={label}>
            {label}
          </span>
        )}
        {result === 'win' ? <Icon name="check" size={16} /> : <span className={styles.word}>{t(result)}</span>}
      </SpokenAs>
    </span>
  );
}

function useResult(market: Market, outcome: Outcome): OutcomeResult | null {
  const { board } = useStores();
  const key = marketKey(market.matchId, market.id, market.specifier);
  const name = outcomeKey(key, outcome.id);
  const subscribe = useCallback((listener: () => void) => board.subscribeOutcome(name, listener), [board, name]);
  const read = () => board.market(market.matchId, key)?.outcomes.get(outcome.id)?.result ?? null;
  return useSyncExternalStore(subscribe, read, read);
}
