import { isStakePart, partOfOfferFloor, stakePartToward } from '@slipstream/betting/cashout/part-of-offer';
import { minor } from '@slipstream/units/minor';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './cashout-confirm.module.css';
import { CashoutRule, type CashoutRuleProps } from './cashout-rule.tsx';

export interface CashoutConfirmProps extends CashoutRuleProps {
  readonly onCancel: () => void;
}

/** All of it or a part, at the price of the moment; or a rule that does it later. */
export function CashoutConfirm(props: CashoutConfirmProps) {
  const { bet, offer, onOrder, onCancel } = props;
  const t = useTranslations('myBets.cashout');
  const money = useMoney();
  const { stakeLeft, stakePartMin, partialAllowed } = bet.cashout;
  const [chosen, setChosen] = useState(stakeLeft);
  const { currency } = bet.stake;
  // A part may have been cashed out meanwhile, by a rule or in another window.
  const part = isStakePart(chosen, stakeLeft, stakePartMin) ? chosen : stakeLeft;
  const isWhole = part === stakeLeft;
  const amount = partOfOfferFloor(offer.amount, part, stakeLeft);
  const words = money(amount, currency);
  return (
    <div className={styles.confirm}>
      {partialAllowed && (
        <label className={styles.part}>
          <span>
            {t('part')}
            <b>
              {isWhole
                ? t('partAll')
                : t('partValue', { stake: money(part, currency), total: money(stakeLeft, currency) })}
            </b>
          </span>
          <input
            type="range"
            min={stakePartMin}
            max={stakeLeft}
            step={1}
            value={part}
            onChange={(event) =>
              setChosen(stakePartToward(minor(Number(event.target.value)), part, { stakeLeft, stakePartMin }))
            }
          />
        </label>
      )}
      <div className={styles.pair}>
        <Button look="primary" onClick={() => onOrder({ offer, stakePart: isWhole ? null : part })}>
          {t('confirm', { amount: words })}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
      {!isWhole && <p className={styles.note}>{t('rest', { stake: money(minor(stakeLeft - part), currency) })}</p>}
      <CashoutRule {...props} />
    </div>
  );
}
