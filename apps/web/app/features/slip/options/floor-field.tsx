import { parseStake } from '@slipstream/betting/stake/parse-stake';
import type { Selection } from '@slipstream/betting/ticket/selection';
import { isOdds, type Odds } from '@slipstream/units/odds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { Field } from '../../../ui/field/field.tsx';

/** A price has three decimals, like money of a currency with a thousand subunits. */
const price = { digits: 3 };

/** "Any price at or above 1.80", for one selection. */
export function FloorField({ slip, selection }: { readonly slip: Slip; readonly selection: Selection }) {
  const t = useTranslations('slip.accept');
  const [typed, setTyped] = useState(selection.floorOdds === null ? '' : String(selection.floorOdds / 1000));
  const reading = readPrice(typed);

  function onType(text: string) {
    setTyped(text);
    const floorOdds = readPrice(text);
    slip.dispatch({ kind: 'floor-changed', selectionId: selection.id, floorOdds: floorOdds ?? null });
  }

  return (
    <Field
      label={selection.outcomeName}
      aria-label={t('floor', { outcome: selection.outcomeName })}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      {...(reading === undefined ? { error: t('floorInvalid') } : {})}
    />
  );
}

/** Null for empty, undefined for invalid. */
function readPrice(text: string): Odds | null | undefined {
  const reading = parseStake(text, price);
  if (reading.kind === 'refused') return reading.refusal.code === 'empty' ? null : undefined;
  const thousandths: number = reading.stake;
  return isOdds(thousandths) ? thousandths : undefined;
}
