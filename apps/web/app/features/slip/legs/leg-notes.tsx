import { takesBets, selectionLabel } from '@slipstream/betting/refusals/selection-block';
import { useTranslations } from 'use-intl';

import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './leg-notes.module.css';
import { PriceChange } from './price-change.tsx';
import type { SlipLegProps } from './slip-leg.tsx';

/** Notes on a selection: that it cannot be bet on (SLIP-17), how its price moved, or the server's message. */
export function LegNotes({ selection, bet, change, conflict, message }: SlipLegProps) {
  const t = useTranslations('slip.leg');
  const odds = useOddsText();
  const label = selectionLabel(selection);
  const { floorOdds } = selection;
  // In a custom bet the price of a leg does not count.
  const isPriced = bet.betType !== 'custom_bet';
  const isDrifted =
    isPriced && change === undefined && label === null && selection.acceptedOdds !== selection.initialOdds;
  return (
    <>
      {label !== null && (
        <p className={styles.note} data-tone="off">
          <Icon name="lock" size={16} />
          {takesBets(selection.matchStatus)
            ? t(label === 'selection_suspended' ? 'suspended' : 'unavailable')
            : t(label === 'selection_suspended' ? 'suspended' : 'closed')}
        </p>
      )}
      {label === null && selection.isStale && (
        <p className={styles.note} data-tone="off">
          {t('stale')}
        </p>
      )}
      {label === null && !selection.isStale && change !== undefined && (
        <PriceChange change={change} currency={bet.currency} />
      )}
      {isDrifted && (
        <p className={styles.quiet}>
          {t('picked', { from: odds(selection.initialOdds), to: odds(selection.acceptedOdds) })}
        </p>
      )}
      {floorOdds !== null && <p className={styles.quiet}>{t('floor', { price: odds(floorOdds) })}</p>}
      {conflict !== undefined && (
        <p className={styles.note} data-tone="bad">
          {conflict}
        </p>
      )}
      {message !== undefined && (
        <p className={styles.note} data-tone="bad">
          {message.localizedMessage}
        </p>
      )}
    </>
  );
}
