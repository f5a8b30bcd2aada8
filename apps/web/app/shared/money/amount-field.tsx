import { parseStake, type StakeRefusal } from '@slipstream/betting/stake/parse-stake';
import { stakeMinorMax } from '@slipstream/betting/ticket/price-bet';
import type { Currency } from '@slipstream/units/currency';
import { zeroMinor, type Minor } from '@slipstream/units/minor';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { Field } from '../../ui/field/field.tsx';
import { amountText } from './amount-text.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Accessible name, where the label alone is ambiguous. */
  readonly name?: string;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly onChange: (amount: Minor) => void;
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean;
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
  currency,
  onChange,
  suffix,
  isDisabled = false,
  inputRef,
}: AmountFieldProps) {
  const { locale } = useSite();
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

  return (
    <Field
      label={label}
      {...(name !== undefined && { 'aria-label': name })}
      {...(problem !== undefined && { error: problem })}
      value={shown}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      suffix={suffix ?? currency.code}
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
