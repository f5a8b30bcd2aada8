import { betIntentOf } from '@slipstream/betting/placing/bet-request';
import type { PlacedTicket } from '@slipstream/betting/ticket/ticket';
import { lazy, Suspense, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../../site/site.tsx';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReceiptBet } from './receipt-bet.tsx';
import styles from './slip-receipt.module.css';

const PushAsk = lazy(async () => import('./push-ask.tsx'));

export interface SlipReceiptProps {
  readonly slip: Slip;
  readonly ticket: PlacedTicket;
}

/** What was placed (TICKET-9), and what to do next. */
export function SlipReceipt({ slip, ticket }: SlipReceiptProps) {
  const t = useTranslations('slip.receipt');
  const { panel, sharing } = useStores();
  const { isMyBetsVisible, push } = useSite();
  // Singles without a stake were left out; those with a stake were refused (TICKET-3).
  const leftOut = ticket.bets.filter(({ stake }) => stake === 0).length;
  const refused = ticket.bets.length - leftOut;

  /** If the panel is an overlay, it closes with the receipt. */
  function done() {
    slip.dispatch({ kind: 'dismissed' });
    panel.setState({ isOpen: false });
  }

  return (
    <div className={styles.receipt}>
      <div className={styles.scroll}>
        <ul className={styles.bets}>
          {ticket.placedBets.map((bet) => (
            <ReceiptBet key={bet.id} placed={bet} slip={slip} />
          ))}
        </ul>
        {refused > 0 && <p className={styles.some}>{t('some', { count: refused })}</p>}
        {leftOut > 0 && <p className={styles.some}>{t('leftOut', { count: leftOut })}</p>}
        {push && (
          <Suspense>
            <PushAsk publicKey={push.publicKey} placed={ticket.placedBets} />
          </Suspense>
        )}
      </div>
      <div className={styles.actions} onClickCapture={ignoreSecondClick}>
        <div className={styles.pair}>
          <Button onClick={() => slip.dispatch({ kind: 'selections-kept' })}>{t('keep')}</Button>
          <Button onClick={() => sharing.shareBets(ticket.processingBets.map((each) => betIntentOf(each, Date.now())))}>
            {t('share')}
          </Button>
          {isMyBetsVisible && (
            <Button onClick={() => panel.setState({ tab: 'my-bets', betId: null })}>{t('myBets')}</Button>
          )}
        </div>
        <Button look="primary" size="large" onClick={done}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

/** The second half of a double click was meant for the button to place, which was here before the answer came. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}
