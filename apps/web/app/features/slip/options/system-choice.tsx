import { systemName } from '@slipstream/betting/arithmetic/named-systems';
import { linesCount, winCountsOf } from '@slipstream/betting/arithmetic/system-lines';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { Select } from '../../../ui/select/select.tsx';
import styles from './system-choice.module.css';

export interface SystemChoiceProps {
  readonly slip: Slip;
  readonly bet: Bet;
  readonly systemTypes: readonly SystemType[];
}

/** Which system: k of n, or a named one, each with its number of lines. */
export function SystemChoice({ slip, bet, systemTypes }: SystemChoiceProps) {
  const t = useTranslations('slip.system');
  const options = systemTypes.map((type) => ({
    value: type.id,
    text: t('option', { name: nameOf(type), lines: linesCount(type.totalCount, winCountsOf(type)) }),
  }));
  return (
    <div className={styles.choice}>
      <Select
        label={t('label')}
        options={options}
        value={bet.systemType?.id ?? ''}
        onChange={(systemId) => slip.dispatch({ kind: 'system-chosen', systemId })}
      />
    </div>
  );

  function nameOf(type: SystemType): string {
    const named = systemName(type);
    if (named !== undefined) return t(named);
    return t(type.cover, { win: type.winCount, total: type.totalCount });
  }
}
