import { parseStake } from '@slipstream/betting/stake/parse-stake';
import type { Minor } from '@slipstream/units/minor';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../../site/site.tsx';
import { savePresets } from '../../../state/slip/slip-settings.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { amountText } from '../../../shared/money/amount-text.ts';
import { useShownCurrency } from '../../../shared/money/use-shown-currency.ts';
import styles from './presets-form.module.css';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';

const presetsMax = 4;

/** The player's stake presets, stored on the account. */
export function PresetsForm({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip.accept');
  const { locale } = useSite();
  const { currency, presets } = useSlipTerms(slip);
  const unit = useShownCurrency()(currency);
  const amounts = presets.find((row) => row.currency === currency.code)?.amounts ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'invalid' | 'saved'>('idle');
  const shown =
    typed ??
    amounts
      .slice(0, presetsMax)
      .map((amount) => amountText(amount, unit, locale))
      .join(' ');

  async function save(event: FormEvent) {
    event.preventDefault();
    const read = shown
      .trim()
      .split(/\s+/)
      .map((text) => parseStake(text, unit));
    const wanted = read.flatMap((one): Minor[] => (one.kind === 'stake' && one.stake > 0 ? [one.stake] : []));
    const isValid = wanted.length === read.length && wanted.length <= presetsMax;
    if (!isValid || !(await savePresets(slip, wanted))) {
      setState('invalid');
      return;
    }
    setTyped(null);
    setState('saved');
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Field
        label={t('presets')}
        hint={state === 'saved' ? t('presetsSaved') : t('presetsHint')}
        {...(state === 'invalid' && { error: t('presetsInvalid') })}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setState('idle');
        }}
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" size="small">
        {t('presetsSave')}
      </Button>
    </form>
  );
}
