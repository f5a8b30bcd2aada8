import { isStakePart, partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import { parseStake } from '@slipstream/betting/stake/parse-stake';
import type { Bet } from '@slipstream/contract/entities/bet';
import { findCurrency } from '@slipstream/units/currency';
import { minor, type Minor } from '@slipstream/units/minor';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { useMoney } from '../../parts/use-money.ts';
import { changeRule } from '../../stores/my-bets/cash-out.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './cashout-confirm.module.css';

export interface CashoutConfirmProps {
  readonly bet: Bet;
  /** What all that is in play is worth now; moves while it is looked at. */
  readonly offer: Minor;
  readonly api: Api;
  readonly onOrder: (what: { readonly amount: Minor; readonly stakePart: Minor | null }) => void;
  readonly onCancel: () => void;
}

/** All of it or a part, at the price of the moment; or a rule that does it later. */
export function CashoutConfirm(props: CashoutConfirmProps) {
  const { bet, offer, onOrder, onCancel } = props;
  const t = useTranslations('myBets.cashout');
  const money = useMoney();
  const { stakeLeft, stakePartMin, partialAllowed } = bet.cashout;
  const [chosen, setChosen] = useState<number>(stakeLeft);
  const { currency } = bet.stake;
  const part = minor(isStakePart(minor(chosen), stakeLeft, stakePartMin) ? chosen : stakeLeft);
  const isWhole = part === stakeLeft;
  const amount = partOfOfferFloor(offer, part, stakeLeft);
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
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </label>
      )}
      <div className={styles.pair}>
        <Button look="primary" onClick={() => onOrder({ amount, stakePart: isWhole ? null : part })}>
          {t('confirm', { amount: words })}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
      {!isWhole && <p className={styles.note}>{t('rest', { stake: money(minor(stakeLeft - part), currency) })}</p>}
      <Rule {...props} />
    </div>
  );
}

/** "Cash out when it is worth this much." */
function Rule({ bet, api }: CashoutConfirmProps) {
  const t = useTranslations('myBets.cashout');
  const { bets } = useStores();
  const [typed, setTyped] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const currency = findCurrency(bet.stake.currency);
  const isOn = bet.cashout.rule !== null;

  async function save(event: FormEvent) {
    event.preventDefault();
    const reading = parseStake(typed, currency ?? { digits: 2 });
    const amount = reading.kind === 'stake' && reading.stake > 0 ? reading.stake : null;
    if (!isOn && amount === null) {
      setIsFailed(true);
      return;
    }
    setIsFailed(!(await changeRule(bet, isOn ? null : amount, { api, bets })));
  }

  return (
    <form className={styles.rule} aria-label={t('rule')} onSubmit={(event) => void save(event)}>
      {!isOn && (
        <Field
          label={t('rule')}
          hint={t('ruleHint')}
          {...(isFailed && { error: t('ruleFailed') })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          suffix={bet.stake.currency}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
        />
      )}
      <Button type="submit">{isOn ? t('ruleStop') : t('ruleSet')}</Button>
    </form>
  );
}
