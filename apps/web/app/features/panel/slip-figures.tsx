import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useBetTypeName } from '../../shared/betting/use-bet-type-name.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useBetOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './slip-bar.module.css';

/** Odds, stake and return in the closed slip's bar. Loaded with the slip. */
export default function SlipFigures({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip');
  const refusals = useTranslations('refusals');
  const typeName = useBetTypeName();
  const odds = useBetOddsText();
  const money = useMoney();
  // There is a new summary with every change of ticket or terms.
  const summary = useSyncExternalStore(slip.subscribe, slip.summary, slip.summary);
  const { betType, selectionCount, odds: total, total: sums } = summary;
  const { kind } = slip.ticket();
  const { currency } = slip.terms();
  if (betType === null) return null;
  const stake = money(sums.stake, currency);
  const amount = money(sums.potentialReturn, currency);
  return (
    <>
      <span className={styles.name}>{typeName(betType, selectionCount)}</span>
      {total !== null && betType !== 'system' && <b className={styles.odds}>{odds(total, selectionCount)}</b>}
      <span className={styles.end}>{end()}</span>
    </>
  );

  function end() {
    if (kind === 'processing') return t('status.processing');
    if (kind === 'oddsChanged') return refusals('odds_changed');
    if (sums.stake === 0) return null;
    return <SpokenAs text={t('bar.sumName', { stake, amount })}>{t('bar.sum', { stake, amount })}</SpokenAs>;
  }
}
