import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../state/slip/slip.ts';
import { ShareCodeEntry } from '../../shared/betting/share-code-entry.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipReceipt } from './receipt/slip-receipt.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useTicket } from '../../state/slip/use-ticket.ts';

export interface SlipBodyProps {
  readonly slip: Slip;
  /** Shown above everything else. */
  readonly head?: ReactNode;
}

/** The slip in its current state: empty, being built, placing, placed or refused. */
export default function SlipBody({ slip, head }: SlipBodyProps) {
  const t = useTranslations('slip');
  const refusals = useTranslations('refusals');
  const ticket = useTicket(slip);
  const count = selectionsOf(ticket.bets).length;
  const receipt = ticket.kind === 'success' && ticket.placedBets.length > 0 ? ticket : null;
  return (
    <>
      <VisuallyHidden>
        <output>{ticket.kind === 'error' ? refusals('refused') : t(`status.${ticket.kind}`, { count })}</output>
      </VisuallyHidden>
      {(receipt !== null || count === 0) && head}
      {receipt !== null && <SlipReceipt slip={slip} ticket={receipt} />}
      {receipt === null && count > 0 && <SlipForm slip={slip} head={head} />}
      {receipt === null && count === 0 && (
        <>
          <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} action={<ShareCodeEntry />} />
          <UndoBar undo={slip.undo} />
        </>
      )}
    </>
  );
}
