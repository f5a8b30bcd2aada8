import { parseStake, type StakeRefusal } from '@slipstream/betting/stake/parse-stake';
import { stakeMinorMax } from '@slipstream/betting/ticket/price-bet';
import type { Currency } from '@slipstream/units/currency';
import { zeroMinor, type Minor } from '@slipstream/units/minor';
import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { amountText } from './amount-text.ts';
import { useShownCurrency } from './use-shown-currency.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Accessible name, where the label alone is ambiguous. */
  readonly name?: string;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly onChange: (amount: Minor) => void;
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean;
  /** Name of the button that empties the field; without it there is none. */
  readonly clearLabel?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A text field for money, with a comma or a point. An unreadable text counts as zero, so that nothing is placed that
 * the field does not show. Changes from elsewhere (a preset, another tab) show in the field.
 */
export function AmountField({
  label,
  name,
  amount,
  currency: own,
  onChange,
  suffix,
  isDisabled = false,
  clearLabel,
  inputRef,
}: AmountFieldProps) {
  const { locale } = useSite();
  const currency = useShownCurrency()(own);
  const [typed, setTyped] = useState('');
  const error = useStakeError();
  const reading = parseStake(typed, currency, stakeMinorMax);
  const isOwn = reading.kind === 'stake' ? reading.stake === amount : amount === 0;
  const said = amount === 0 ? '' : amountText(amount, currency, locale);
  const shown = isOwn ? typed : said;
  const problem = isOwn && reading.kind === 'refused' ? error(reading.refusal) : undefined;

  function onType(text: string) {
    setTyped(text);
    const next = parseStake(text, currency, stakeMinorMax);
    onChange(next.kind === 'stake' ? next.stake : zeroMinor);
  }

  /** Who clears by keyboard types next; a finger may want the presets, which a phone's keyboard would cover. */
  function clear(event: MouseEvent<HTMLElement>) {
    onType('');
    if (event.detail === 0) event.currentTarget.closest('div')?.querySelector('input')?.focus();
  }

  return (
    <Field
      label={label}
      {...(name !== undefined && { 'aria-label': name })}
      {...(problem !== undefined && { error: problem })}
      value={shown}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      suffix={suffix ?? currency.code}
      {...(clearLabel !== undefined && {
        // Hidden and not absent, so that the amount keeps its place.
        action: (
          <span hidden={shown === '' || isDisabled}>
            <IconButton label={clearLabel} onClick={clear}>
              <Icon name="close" size={16} />
            </IconButton>
          </span>
        ),
      })}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={24}
      placeholder={amountText(zeroMinor, currency, locale)}
      disabled={isDisabled}
      ref={inputRef}
    />
  );
}

/** Undefined for an empty field, which is not an error yet. */
function useStakeError(): (refusal: StakeRefusal) => string | undefined {
  const t = useTranslations('slip.stake');
  return (refusal) => {
    switch (refusal.code) {
      case 'empty':
        return undefined;
      case 'malformed':
        return t('malformed');
      case 'negative':
        return t('negative');
      case 'too-many-decimals':
        return t('tooManyDecimals', { digits: refusal.digitsMax });
      case 'too-large':
        return t('tooLarge');
    }
  };
}
