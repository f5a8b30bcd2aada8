import type { Bet } from '@slipstream/betting/ticket/bet';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './builder-body.module.css';

/** The picks and their joint price, or the reason why there is none, and the button that adds it to the slip. */
export function BuilderSum({ bet, slip }: { readonly bet: Bet; readonly slip: Slip }) {
  const t = useTranslations('builder');
  const odds = useOddsText();
  const { panel, builder } = useStores();
  const { isPricing, refusal } = useStore(slip.custom.state);
  const count = bet.selections.length;
  return (
    <section className={styles.sum} aria-label={t('yours')}>
      <ul className={styles.picks}>
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
      {count < 2 && <p className={styles.note}>{t('pickMore', { count })}</p>}
      {count >= 2 && refusal !== null && <p className={styles.note}>{refusal}</p>}
      {count >= 2 && refusal === null && (
        <div className={styles.price}>
          <span>{t('price')}</span>
          <output>
            <b>{bet.customOdds === null ? (isPricing ? t('pricing') : '–') : odds(bet.customOdds)}</b>
          </output>
          <Button
            look="primary"
            onClick={() => {
              builder.close();
              panel.setState({ isOpen: true, tab: 'slip' });
            }}
          >
            {t('toSlip')}
          </Button>
        </div>
      )}
    </section>
  );
}
