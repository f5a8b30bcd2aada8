import type { TypeRefusal } from '@slipstream/betting/refusals/refusal';
import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import styles from './bet-type-choice.module.css';
import { useRefusalWords } from '../../../shared/betting/refusal-words.ts';
import { useBetTypeName } from '../../../shared/betting/use-bet-type-name.ts';

type Choice = keyof TicketSummary['typeRefusals'];

const choices = ['single', 'combo', 'system'] as const satisfies readonly Choice[];

export interface BetTypeChoiceProps {
  readonly slip: Slip;
  readonly summary: TicketSummary;
}

/** Singles, combo or system. A type that cannot be chosen stays visible and says why when tapped (SLIP-5). */
export function BetTypeChoice({ slip, summary }: BetTypeChoiceProps) {
  const t = useTranslations('slip.type');
  const typeName = useBetTypeName();
  const refusalWords = useRefusalWords();
  const group = useId();
  const [tried, setTried] = useState<Choice | null>(null);
  const { betType, selectionCount, typeRefusals } = summary;
  if (betType === 'custom_bet') return null;
  const why = tried === null || tried === betType ? undefined : reasonOf(typeRefusals[tried]);

  function choose(choice: Choice) {
    setTried(choice);
    slip.dispatch({ kind: 'type-changed', betType: choice });
  }

  return (
    <>
      <fieldset className={styles.types} aria-label={t('label')}>
        {choices.map((choice) => {
          const reason = betType === choice ? undefined : reasonOf(typeRefusals[choice]);
          return (
            <label key={choice} className={styles.type} data-off={reason !== undefined || undefined} title={reason}>
              <input
                type="radio"
                className={styles.input}
                name={group}
                checked={betType === choice}
                aria-disabled={reason !== undefined || undefined}
                onChange={() => choose(choice)}
              />
              {nameOf(choice)}
            </label>
          );
        })}
      </fieldset>
      {tried !== null && why !== undefined && (
        <output className={styles.why}>{t('why', { type: nameOf(tried), reason: why })}</output>
      )}
    </>
  );

  function reasonOf(refusals: readonly TypeRefusal[]): string | undefined {
    const [refusal] = refusals;
    return refusal && refusalWords(refusal, { currency: '', matchName: () => '' });
  }

  function nameOf(choice: Choice): string {
    return typeName(choice, selectionCount);
  }
}
