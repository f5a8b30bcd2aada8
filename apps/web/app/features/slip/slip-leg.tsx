import type { Selection } from '@slipstream/betting/ticket/selection';
import { formatOdds } from '@slipstream/units/format-odds';
import { useTranslations } from 'use-intl';

import { useOddsFormat } from '../../stores/preferences.ts';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import { Crest } from '../../ui/crest/crest.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './slip-leg.module.css';

export interface SlipLegProps {
  readonly selection: Selection;
  readonly onRemove: () => void;
}

/** One selection: what, where, the price now and, when it moved, the price taken. */
export function SlipLeg({ selection, onRemove }: SlipLegProps) {
  const t = useTranslations('slip');
  const format = useOddsFormat();
  const { nameA, nameB, outcomeName, marketName, odds, acceptedOdds } = selection;
  const crests = crestsOf(nameA, nameB);
  const move = odds === acceptedOdds ? undefined : odds > acceptedOdds ? 'up' : 'down';
  return (
    <li className={styles.leg}>
      <Crest design={outcomeName === nameB ? crests.away : crests.home} />
      <div className={styles.words}>
        <p className={styles.outcome}>{outcomeName}</p>
        <p className={styles.market}>{marketName}</p>
        <p className={styles.match}>{t('match', { home: nameA, away: nameB })}</p>
        <Note selection={selection} move={move} />
      </div>
      <div className={styles.end}>
        <span className={styles.price} data-move={move}>
          {formatOdds(odds, format)}
        </span>
        <IconButton label={t('remove', { outcome: outcomeName })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
    </li>
  );
}

/** The one thing about a selection that has to be known before it is placed (SLIP-17). */
function Note({ selection, move }: { readonly selection: Selection; readonly move: 'up' | 'down' | undefined }) {
  const t = useTranslations('slip');
  const format = useOddsFormat();
  const { isNotAvailable, isSuspended, acceptedOdds, odds } = selection;
  if (isNotAvailable) return <p className={styles.note}>{t('unavailable')}</p>;
  if (isSuspended) return <p className={styles.note}>{t('suspended')}</p>;
  if (move === undefined) return null;
  return (
    <p className={styles.note} data-move={move}>
      {t('moved', { from: formatOdds(acceptedOdds, format), to: formatOdds(odds, format) })}
    </p>
  );
}
