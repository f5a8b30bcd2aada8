import { slipProgress } from '@slipstream/betting/bonus/bet-progress';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useMoney } from '../../shared/money/use-money.ts';
import { useSite } from '../../site/site.tsx';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './slip-form.module.css';

/** How the slip counts towards the player's next freebet (BONUS-2), before it is placed. */
export function ProgressLine({ bets }: { readonly bets: readonly Bet[] }) {
  const { hasProgress } = useSite().bonuses;
  const { store } = useStore(useStores().bonuses);
  return hasProgress && store !== null ? <Lines bets={bets} store={store} /> : null;
}

function Lines({ bets, store }: { readonly bets: readonly Bet[]; readonly store: BonusesStore }) {
  const { amb } = useStore(store.state);
  return amb.map((progress) => <Line key={progress.bonusId} bets={bets} progress={progress} />);
}

function Line({ bets, progress }: { readonly bets: readonly Bet[]; readonly progress: AmbProgress }) {
  const t = useTranslations('slip.progress');
  const money = useMoney();
  const { currency, minStake, progressCount, ranges } = progress;
  const next = ranges.find(({ reached }) => !reached);
  if (next === undefined) return null;
  const found = slipProgress(progress, next.betsCount - progressCount, bets);
  const facts = { stake: money(minStake, currency), amount: money(next.amount, currency) };
  switch (found.kind) {
    case 'none':
      return null;
    case 'stake-short':
      return <p className={styles.progress}>{t('stakeShort', { ...facts, left: found.left })}</p>;
    case 'counts': {
      const { bets: counted, left } = found;
      return (
        <p className={styles.progress} data-counts>
          {left === 0 ? t('reached', { ...facts, bets: counted }) : t('counts', { ...facts, bets: counted, left })}
        </p>
      );
    }
  }
}
