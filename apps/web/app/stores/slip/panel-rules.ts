import type { PanelStore } from '../panel.ts';
import type { SlipStore } from './slip-store.ts';

/** The panel opens with the first selection and closes with the last (PANEL-2). A receipt keeps it open. */
export function openPanelWithSlip(slip: SlipStore, panel: PanelStore): void {
  slip.onStep(({ event, before, step: { ticket } }) => {
    const countBefore = before.selectedOutcomeIds.length;
    const count = ticket.selectedOutcomeIds.length;
    if (countBefore === 0 && count > 0 && event.kind !== 'session-restored') {
      panel.setState({ isOpen: true, tab: 'slip' });
    }
    if (countBefore > 0 && count === 0 && ticket.ticketState === 'initial') panel.setState({ isOpen: false });
  });
}
