import { conflictsOf } from '@slipstream/betting/refusals/conflicts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { phoneQuery, useMedia } from '../../ui/use-media.ts';
import { useWalletChange } from '../../state/session/use-wallet-change.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { BuilderOffer } from './legs/builder-offer.tsx';
import { BetTypeChoice } from './options/bet-type-choice.tsx';
import { BoostLine } from './options/boost-line.tsx';
import { PriceChange } from './legs/price-change.tsx';
import { SlipBonuses, SlipLinks } from './slip-extras.tsx';
import { SlipFoot } from './slip-foot.tsx';
import styles from './slip-form.module.css';
import { SlipLegs } from './legs/slip-legs.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { SystemChoice } from './options/system-choice.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useSlipTerms, useTicket } from '../../state/slip/use-ticket.ts';

export interface SlipFormProps {
  readonly slip: Slip;
  /** Shown above the selections and scrolled with them. */
  readonly head?: ReactNode;
}

/** The slip while it is built. The selections and all that is seldom needed scroll; only the foot is fixed. */
export function SlipForm({ slip, head }: SlipFormProps) {
  const t = useTranslations('slip');
  const ticket = useTicket(slip);
  const terms = useSlipTerms(slip);
  const summary = slip.summary();
  const isSheet = useMedia(phoneQuery);
  const { chosen } = useWalletChange();
  const [bet] = ticket.bets;
  if (bet === undefined) return null;
  const customChange = summary.changes.find(({ selectionId }) => selectionId === null);
  const foot = { slip, ticket, bet, summary, currency: terms.currency.code };
  return (
    <fieldset className={styles.form} disabled={ticket.kind === 'processing' || chosen !== null}>
      <legend className={styles.legend}>{t('title')}</legend>
      <div className={styles.scroll}>
        {head && <div className={styles.head}>{head}</div>}
        {bet.betType === 'custom_bet' && <h3 className={styles.kind}>{t('type.custom_bet')}</h3>}
        <BetTypeChoice slip={slip} summary={summary} />
        {bet.betType === 'system' && <SystemChoice slip={slip} bet={bet} systemTypes={summary.systemTypes} />}
        <SlipLegs slip={slip} ticket={ticket} summary={summary} conflicts={ticket.bets.flatMap(conflictsOf)} />
        <BuilderOffer slip={slip} ticket={ticket} />
        <UndoBar undo={slip.undo} />
        {customChange !== undefined && (
          <div className={styles.custom}>
            <PriceChange change={customChange} currency={terms.currency.code} />
          </div>
        )}
        <BoostLine summary={summary} bet={bet} />
        <div className={styles.extras}>
          <SlipBonuses {...foot} />
          {isSheet && <SlipTotals summary={summary} currency={terms.currency.code} />}
          <SlipLinks slip={slip} ticket={ticket} />
        </div>
      </div>
      <SlipFoot {...foot} />
    </fieldset>
  );
}
