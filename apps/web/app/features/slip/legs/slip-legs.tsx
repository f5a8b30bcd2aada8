import type { ConflictRefusal } from '@slipstream/betting/refusals/refusal';
import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Selection } from '@slipstream/betting/ticket/selection';
import { selectionsOf, type Ticket } from '@slipstream/betting/ticket/ticket';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../../state/slip/slip.ts';
import { SingleStake } from '../stake/single-stake.tsx';
import { SlipLeg } from './slip-leg.tsx';

export interface SlipLegsProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  readonly summary: TicketSummary;
  readonly conflicts: readonly ConflictRefusal[];
}

/** Every selection with its notes. */
export function SlipLegs({ slip, ticket, summary, conflicts }: SlipLegsProps) {
  const t = useTranslations('slip');
  const all = selectionsOf(ticket.bets);
  const isSingles = ticket.bets.length > 1;
  return (
    <ul aria-label={t('selections')}>
      {ticket.bets.map((bet, betIndex) =>
        bet.selections.map((selection) => (
          <SlipLeg
            key={selection.id}
            selection={selection}
            bet={bet}
            change={summary.changes.find(({ selectionId }) => selectionId === selection.id)}
            conflict={conflictOf(selection)}
            message={messageOf(selection, betIndex)}
            isLocked={ticket.kind === 'processing'}
            onRemove={() => slip.undo.remove(selection.id)}
          >
            {isSingles && <SingleStake slip={slip} bet={bet} selection={selection} />}
          </SlipLeg>
        )),
      )}
    </ul>
  );

  /** The server's message is shown beside the selection, unless the new price already says it. */
  function messageOf({ id }: Selection, betIndex: number) {
    const isPriced = summary.changes.some(({ selectionId }) => selectionId === id);
    if (ticket.error === null || (ticket.error.isWrongOddsError && isPriced)) return undefined;
    return ticket.error.messagesByBet.find(
      (message) =>
        message.betIndex === betIndex && (message.selectionId === id || (isSingles && message.selectionId === null)),
    );
  }

  /** A conflict is shown on each selection it concerns, naming the other one (BET-7). */
  function conflictOf({ id }: Selection): string | undefined {
    const conflict = conflicts.find(({ selectionIds }) => selectionIds.includes(id));
    switch (conflict?.code) {
      case undefined:
        return undefined;
      case 'same_match': {
        const others = all.filter((other) => other.id !== id && conflict.selectionIds.includes(other.id));
        const [other] = others;
        return others.length === 1 && other !== undefined
          ? t('leg.sameMatch', { outcome: other.outcomeName })
          : t('leg.sameMatchMany', { count: others.length });
      }
      case 'system_provider':
        return t('leg.noSystem');
      case 'mixed_providers':
        return t('leg.mixed');
    }
  }
}
