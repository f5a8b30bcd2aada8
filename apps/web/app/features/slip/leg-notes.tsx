import { takesBets, selectionLabel } from '@slipstream/betting/refusals/selection-block';
import type { Minor } from '@slipstream/units/minor';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import { useOddsText } from '../../parts/use-odds-text.ts';
import { Hidden } from '../../ui/hidden/hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './leg-notes.module.css';
import type { SlipLegProps } from './slip-leg.tsx';

/** What must be known about a selection: that it cannot be bet (SLIP-17), how its price moved, or what the server said. */
export function LegNotes({ selection, bet, change, conflict, message }: SlipLegProps) {
  const t = useTranslations('slip.leg');
  const odds = useOddsText();
  const label = selectionLabel(selection);
  const { floorOdds } = selection;
  return (
    <>
      {label !== null && (
        <p className={styles.note} data-tone="off">
          <Icon name="lock" size={16} />
          {takesBets(selection.matchStatus)
            ? t(label === 'suspended' ? 'suspended' : 'unavailable')
            : t(label === 'suspended' ? 'suspended' : 'closed')}
        </p>
      )}
      {label === null && selection.isStale && (
        <p className={styles.note} data-tone="off">
          {t('stale')}
        </p>
      )}
      {label === null && !selection.isStale && change !== undefined && (
        <Change change={change} currency={bet.currency} />
      )}
      {change === undefined && label === null && selection.odds !== selection.initialOdds && (
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

/** The arrow, both prices, and what it does to the return: never colour alone. */
function Change({
  change,
  currency,
}: {
  readonly change: NonNullable<SlipLegProps['change']>;
  readonly currency: string;
}) {
  const t = useTranslations('slip.leg');
  const odds = useOddsText();
  const money = useMoney();
  const { from, to, direction, returnBefore, returnAfter } = change;
  const prices = { from: odds(from), to: odds(to) };
  const difference = Math.abs(returnAfter - returnBefore) as Minor;
  const amount = money(difference, currency);
  return (
    <p className={styles.note} data-tone={direction}>
      <Hidden>{t(direction)}</Hidden>
      <span className={styles.arrow} data-direction={direction} aria-hidden="true" />
      {difference === 0 ? t('moved', prices) : t(direction === 'up' ? 'movedMore' : 'movedLess', { ...prices, amount })}
    </p>
  );
}
