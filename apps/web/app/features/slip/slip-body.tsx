import { betLabel } from '@slipstream/betting/summary/bet-label';
import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import { formatOdds } from '@slipstream/units/format-odds';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useOddsFormat } from '../../stores/preferences.ts';
import type { SlipStore } from '../../stores/slip/slip-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SlipLeg } from './slip-leg.tsx';
import styles from './slip-body.module.css';

export default function SlipBody({ store }: { readonly store: SlipStore }) {
  const t = useTranslations('slip');
  const ticket = useStore(store.ticket);
  const format = useOddsFormat();
  const bet = ticket.bets.length === 1 ? ticket.bets[0] : undefined;
  const odds = bet?.odds ?? null;
  const selections = selectionsOf(ticket.bets);
  const label = bet === undefined ? 'single' : betLabel(bet);
  return (
    <>
      <ul className={styles.legs}>
        {selections.map((selection) => (
          <SlipLeg
            key={selection.id}
            selection={selection}
            onRemove={() => store.dispatch({ kind: 'selection-removed', selectionId: selection.id })}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        <dl className={styles.sum}>
          <dt>{t('betType')}</dt>
          <dd>{isNamed(label) ? t(`kind.${label}`, { count: selections.length }) : t('kind.system')}</dd>
          {odds !== null && (
            <>
              <dt>{t('totalOdds')}</dt>
              <dd className={styles.total}>{formatOdds(odds, format)}</dd>
            </>
          )}
        </dl>
        <Button onClick={() => store.dispatch({ kind: 'cleared' })}>
          <Icon name="trash" size={16} />
          {t('clear')}
        </Button>
      </footer>
    </>
  );
}

type NamedLabel = 'single' | 'doubles' | 'trebles' | 'accumulator';

function isNamed(label: string): label is NamedLabel {
  return label === 'single' || label === 'doubles' || label === 'trebles' || label === 'accumulator';
}
