import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { Slip } from '../../state/slip/slip.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Hidden } from '../../ui/hidden/hidden.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipReceipt } from './receipt/slip-receipt.tsx';
import { UndoBar } from './undo-bar.tsx';

export interface SlipBodyProps {
  readonly slip: Slip;
  /** Shown above everything else. */
  readonly head?: ReactNode;
}

/** The slip in its current state: empty, being built, placing, placed or refused. */
export default function SlipBody({ slip, head }: SlipBodyProps) {
  const t = useTranslations('slip');
  const refusals = useTranslations('refusals');
  const { ticket } = useStore(slip.store.state);
  const count = selectionsOf(ticket.bets).length;
  const isReceipt = ticket.ticketState === 'success' && ticket.placedBets.length > 0;
  return (
    <>
      <Hidden>
        <output>
          {ticket.ticketState === 'error' ? refusals('refused') : t(`status.${ticket.ticketState}`, { count })}
        </output>
      </Hidden>
      {(isReceipt || count === 0) && head}
      {isReceipt && <SlipReceipt slip={slip} ticket={ticket} />}
      {!isReceipt && count > 0 && <SlipForm slip={slip} head={head} />}
      {!isReceipt && count === 0 && (
        <>
          <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} />
          <UndoBar undo={slip.undo} />
        </>
      )}
    </>
  );
}
