import type { TicketEvent } from '@slipstream/betting/ticket/ticket-event';

import type { BuilderStore } from '../builder.ts';
import { openForPick, type PanelStore } from '../panel/panel.ts';
import type { SlipStore } from './slip-store.ts';

/** The panel opens with the first selection and closes with the last (PANEL-2). A receipt keeps it open. */
export function openPanelWithSlip(slip: SlipStore, panel: PanelStore): void {
  slip.onStep(({ event, before, step: { ticket } }) => {
    const countBefore = before.selectedOutcomeIds.length;
    const count = ticket.selectedOutcomeIds.length;
    if (countBefore === 0 && count > 0 && event.kind !== 'session-restored') openForPick(panel);
    if (countBefore > 0 && count === 0 && ticket.kind === 'initial') panel.setState({ isOpen: false });
  });
}

/** Events after which the player already sees the whole custom bet. */
const quietEvents: ReadonlySet<TicketEvent['kind']> = new Set(['session-restored', 'custom-bet-made']);

/** A slip whose first bet becomes a custom bet opens the dialog (CUSTOM-2); one restored or made in the slip does not. */
export function openBuilderWithSlip(slip: SlipStore, builder: BuilderStore): void {
  slip.onStep(({ event, before, step: { ticket } }) => {
    const [bet] = ticket.bets;
    const [first] = bet?.selections ?? [];
    if (bet?.betType !== 'custom_bet') builder.close();
    else if (before.bets[0]?.betType !== 'custom_bet' && first !== undefined && !quietEvents.has(event.kind)) {
      builder.offer(first.matchId);
    }
  });
}
