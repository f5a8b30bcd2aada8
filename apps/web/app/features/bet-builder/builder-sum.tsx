import type { Bet } from '@slipstream/betting/ticket/bet';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './builder-sum.module.css';

/**
 * The picks and their joint price, or the reason why there is none, and the button that goes on to the slip. Where there is
 * little room it is one line, so that it does not cover the outcomes; the picks unfold.
 */
export function BuilderSum({ bet, slip }: { readonly bet: Bet; readonly slip: Slip }) {
  const t = useTranslations('builder');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = bet.selections.length;
  const names = bet.selections.map(({ outcomeName }) => outcomeName).join(' · ');
  return (
    <section className={styles.sum} aria-label={t('yours')}>
      <ul className={styles.picks} id={id} data-open={isOpen || undefined}>
        {bet.selections.map((selection) => (
          <li key={selection.id} className={styles.pick}>
            {selection.outcomeName}
            <IconButton
              label={t('removeName', { outcome: selection.outcomeName })}
              onClick={() => slip.undo.remove(selection.id)}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.names}>{names}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        {count < 2 ? <p className={styles.note}>{t('pickMore', { count })}</p> : <Total bet={bet} slip={slip} />}
      </div>
    </section>
  );
}

function Total({ bet, slip }: { readonly bet: Bet; readonly slip: Slip }) {
  const t = useTranslations('builder');
  const odds = useOddsText();
  const { panel, builder } = useStores();
  const { isPricing, refusal } = useStore(slip.custom.state);
  if (refusal !== null) return <p className={styles.note}>{refusal}</p>;
  return (
    <>
      <span className={styles.price}>
        <span>{t('price')}</span>
        <output>
          <b>{bet.customOdds === null ? (isPricing ? t('pricing') : '–') : odds(bet.customOdds)}</b>
        </output>
      </span>
      <Button
        look="primary"
        onClick={() => {
          builder.close();
          panel.setState({ isOpen: true, tab: 'slip' });
        }}
      >
        {t('toSlip')}
      </Button>
    </>
  );
}
