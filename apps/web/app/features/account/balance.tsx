import type { Account } from '@slipstream/contract/entities/account/account';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import styles from './balance.module.css';

/** Longer amounts are shortened on a phone; the menu shows the full amount. */
const lettersOnPhone = 10;
/** An invisible mark before an amount in right-to-left text. */
const directionMarks = /[\u200e\u200f\u061c]/g;

export function Balance({ account: { balance, currency } }: { readonly account: Account }) {
  const t = useTranslations('account');
  const money = useMoney();
  const whole = money(balance.amount, currency);
  const isLong = whole.replaceAll(directionMarks, '').length > lettersOnPhone;
  return (
    <span className={styles.balance}>
      <span className={styles.name}>{t('balance')}</span>
      <span data-testid="balance" className={styles.whole} data-long={isLong || undefined}>
        {whole}
      </span>
      {isLong && (
        <span className={styles.short} aria-hidden="true">
          {money(balance.amount, currency, 'short')}
        </span>
      )}
    </span>
  );
}
