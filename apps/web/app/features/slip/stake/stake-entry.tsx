import type { BetTarget } from '@slipstream/betting/ticket/ticket-event';
import type { Bet } from '@slipstream/betting/ticket/bet';
import { zeroMinor, type Minor } from '@slipstream/units/minor';
import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import styles from './stake-entry.module.css';
import { StakePresets } from './stake-presets.tsx';
import { SystemStake } from './system-stake.tsx';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';

export interface StakeEntryProps {
  readonly slip: Slip;
  readonly bets: readonly Bet[];
  readonly target: BetTarget;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The stake of one bet or of all singles, or the wished win. */
export function StakeEntry({ slip, bets, target, inputRef }: StakeEntryProps) {
  const t = useTranslations('slip.stake');
  const { currency } = useSlipTerms(slip);
  const [first] = bets;
  const isByWin = first?.stakeSource === 'potentialWin';
  const [mode, setMode] = useState<'stake' | 'win'>(isByWin ? 'win' : 'stake');
  const isWin = mode === 'win';
  const isSame = bets.every(({ stake }) => stake === first?.stake);
  const stake = isSame && first !== undefined ? first.stake : zeroMinor;
  const isFreebet = bets.every(({ freebetStake }) => freebetStake !== null);
  const isSystem = first?.betType === 'system' && !isFreebet;
  const lineStake = first?.lineStake ?? null;

  return (
    <div className={styles.entry}>
      <div className={styles.row}>
        {isWin ? (
          <AmountField
            key="win"
            label={t('win')}
            amount={isByWin ? (first.potentialWin ?? zeroMinor) : zeroMinor}
            currency={currency}
            onChange={(potentialWin) => slip.dispatch({ kind: 'potential-win-changed', target, potentialWin })}
            isDisabled={isFreebet}
            clearLabel={t('clear')}
          />
        ) : (
          <AmountField
            key="stake"
            label={labelOf()}
            amount={lineStake ?? stake}
            currency={currency}
            onChange={changeStake}
            isDisabled={isFreebet}
            clearLabel={t('clear')}
            {...(inputRef !== undefined && { inputRef })}
          />
        )}
        <span className={styles.swap}>
          <IconButton
            label={isWin ? t('toStake') : t('toWin')}
            aria-pressed={isWin}
            disabled={isFreebet}
            onClick={() => setMode(isWin ? 'stake' : 'win')}
          >
            <Icon name="swap" />
          </IconButton>
        </span>
      </div>
      {isSystem && !isWin && <SystemStake slip={slip} bet={first} />}
      {!isFreebet && <StakePresets slip={slip} target={target} onUsed={() => setMode('stake')} />}
    </div>
  );

  function labelOf(): string {
    if (isSystem) return lineStake === null ? t('total') : t('line');
    return bets.length > 1 ? t('each') : t('label');
  }

  function changeStake(amount: Minor) {
    const isLine = lineStake !== null;
    slip.dispatch(
      isLine ? { kind: 'line-stake-changed', lineStake: amount } : { kind: 'stake-changed', target, stake: amount },
    );
  }
}
