import type { OddsChange } from '@slipstream/betting/summary/odds-changes';
import type { Minor } from '@slipstream/units/minor';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './leg-notes.module.css';

/** An arrow, both prices, and the effect on the return: never colour alone. */
export function PriceChange({ change, currency }: { readonly change: OddsChange; readonly currency: string }) {
  const t = useTranslations('slip.leg');
  const odds = useOddsText();
  const money = useMoney();
  const { from, to, direction, returnBefore, returnAfter } = change;
  const prices = { from: odds(from), to: odds(to) };
  const difference = Math.abs(returnAfter - returnBefore) as Minor;
  const amount = money(difference, currency);
  return (
    <p className={styles.note} data-tone={direction}>
      <VisuallyHidden>{t(direction)}</VisuallyHidden>
      <span className={styles.arrow} data-direction={direction} aria-hidden="true" />
      {difference === 0 ? t('moved', prices) : t(direction === 'up' ? 'movedMore' : 'movedLess', { ...prices, amount })}
    </p>
  );
}
