import type { BetTarget } from '@slipstream/betting/ticket/ticket-event';
import { minor } from '@slipstream/units/minor';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../../site/site.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useShownCurrency } from '../../../shared/money/use-shown-currency.ts';
import { takeMaxStake } from '../../../state/slip/max-stake.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import styles from './stake-presets.module.css';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';

export interface StakePresetsProps {
  readonly slip: Slip;
  readonly target: BetTarget;
  readonly onUsed: () => void;
}

/** Amounts that a tap adds to the stake (SLIP-18), and the highest accepted stake (PLACE-7). */
export function StakePresets({ slip, target, onUsed }: StakePresetsProps) {
  const t = useTranslations('slip.stake');
  const money = useMoney();
  const { locale } = useSite();
  const { session } = useStores();
  const { currency, presets } = useSlipTerms(slip);
  const unit = useShownCurrency()(currency);
  const [maxProblem, setMaxProblem] = useState<'maxFailed' | 'maxNone' | null>(null);
  const amounts = presets.find((row) => row.currency === currency.code)?.amounts.slice(0, 4) ?? [];
  const short = new Intl.NumberFormat(locale, {
    maximumFractionDigits: unit.digits,
    notation: 'compact',
    numberingSystem: 'latn',
    signDisplay: 'always',
  });

  async function takeMax() {
    onUsed();
    setMaxProblem(null);
    const answer = await takeMaxStake(target, slip, session);
    if (answer.kind === 'sign-in') session.requestSignIn();
    if (answer.kind === 'failed') setMaxProblem('maxFailed');
    if (answer.kind === 'max' && answer.stake <= 0) setMaxProblem('maxNone');
  }

  return (
    <>
      <fieldset className={styles.presets} aria-label={t('presets')}>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.preset}
            aria-label={t('preset', { amount: money(minor(amount), currency) })}
            onClick={() => {
              onUsed();
              slip.dispatch({ kind: 'preset-used', target, amount: minor(amount) });
            }}
          >
            {short.format(amount / unit.subunits)}
          </button>
        ))}
        <button type="button" className={styles.preset} aria-label={t('maxName')} onClick={() => void takeMax()}>
          {t('max')}
        </button>
      </fieldset>
      {maxProblem !== null && (
        <p className={styles.problem} role="alert">
          {t(maxProblem)}
        </p>
      )}
    </>
  );
}
