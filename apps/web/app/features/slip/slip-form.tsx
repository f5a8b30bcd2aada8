import { conflictsOf } from '@slipstream/betting/refusals/conflicts';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { Slip } from '../../stores/slip/slip.ts';
import { BetTypeChoice } from './bet-type-choice.tsx';
import { BoostLine } from './boost-line.tsx';
import { PriceChange } from './price-change.tsx';
import { SlipFoot } from './slip-foot.tsx';
import styles from './slip-form.module.css';
import { SlipLegs } from './slip-legs.tsx';
import { SystemChoice } from './system-choice.tsx';
import { UndoBar } from './undo-bar.tsx';

/** The slip while it is being made: selections over stake, what it comes to, and the button. */
export function SlipForm({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip');
  const { ticket, terms } = useStore(slip.store.state);
  const summary = slip.store.summary();
  const [bet] = ticket.bets;
  if (bet === undefined) return null;
  const customChange = summary.changes.find(({ selectionId }) => selectionId === null);
  return (
    <fieldset className={styles.form} disabled={ticket.inProgress}>
      <legend className={styles.legend}>{t('title')}</legend>
      {bet.betType === 'custom_bet' && <h3 className={styles.kind}>{t('type.custom_bet')}</h3>}
      <BetTypeChoice store={slip.store} summary={summary} />
      {bet.betType === 'system' && <SystemChoice store={slip.store} bet={bet} systemTypes={summary.systemTypes} />}
      <div className={styles.scroll}>
        <SlipLegs slip={slip} ticket={ticket} summary={summary} conflicts={ticket.bets.flatMap(conflictsOf)} />
        <UndoBar undo={slip.undo} />
        {customChange !== undefined && (
          <div className={styles.custom}>
            <PriceChange change={customChange} currency={terms.currency.code} />
          </div>
        )}
        <BoostLine summary={summary} />
      </div>
      <SlipFoot slip={slip} ticket={ticket} bet={bet} summary={summary} currency={terms.currency.code} />
    </fieldset>
  );
}
