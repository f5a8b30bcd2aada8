import type { Account } from '@slipstream/contract/entities/account/account';
import { useEffect, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { useSite } from '../../site/site.tsx';
import { keepLastAccount, lastBalanceMark } from '../../state/session/early/last-account.ts';
import styles from './balance.module.css';

/** Longer amounts are shortened on a phone; the menu shows the full amount. */
const lettersOnPhone = 10;
/** An invisible mark before an amount in right-to-left text. */
const directionMarks = /[\u200e\u200f\u061c]/g;

export interface BalanceProps {
  readonly account: Account;
  /** Whose it is, for what is shown at the start of the next visit. */
  readonly playerId: string | null;
}

export function Balance({ account: { balance, currency }, playerId }: BalanceProps) {
  const t = useTranslations('account');
  const { locale } = useSite();
  const money = useMoney();
  const whole = money(balance.amount, currency);
  const isLong = whole.replaceAll(directionMarks, '').length > lettersOnPhone;
  const short = isLong ? money(balance.amount, currency, 'short') : null;
  useEffect(() => {
    if (playerId !== null) keepLastAccount({ id: playerId, locale, whole, short });
  }, [playerId, locale, whole, short]);
  return (
    <span className={styles.balance}>
      <span className={styles.name}>{t('balance')}</span>
      <span data-testid="balance" className={styles.whole} data-long={isLong || undefined}>
        {whole}
      </span>
      {short !== null && (
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      )}
    </span>
  );
}

/** The balance of the last visit, until this one's is known: an inline script writes it (SESSION-13). */
export function LastBalance() {
  const t = useTranslations('account');
  return (
    <span className={styles.balance} aria-busy="true">
      <span className={styles.name}>{t('balance')}</span>
      <LastText className={styles.whole} form="whole" />
      <LastText className={styles.short} form="short" aria-hidden="true" />
    </span>
  );
}

/** React leaves alone what is in it, so that hydration keeps the script's text. */
function LastText({ form, ...rest }: ComponentProps<'span'> & { readonly form: 'whole' | 'short' }) {
  return (
    <span
      {...rest}
      {...{ [lastBalanceMark]: form }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
