import { useStores } from '../../state/use-stores.ts';
import { usePanelOverlay } from '../page/panel-column.ts';

/** The betting panel, if it is a column. */
export const slipId = 'bet-slip';
/** The button of the header that opens it. */
export const slipButtonId = 'open-bet-slip';

/** Moves the focus to the slip and back (KEY-1); where the slip is an overlay, opens or closes it. */
export function useGoToSlip(): () => void {
  const { panel, shortcuts } = useStores();
  const isOverlay = usePanelOverlay();
  return () => {
    const { isOpen } = panel.getState();
    if (isOverlay) {
      // Another open dialog keeps the focus; the panel's own dialog restores it when it closes.
      if (isOpen || document.querySelector('dialog[open]') === null) panel.setState({ isOpen: !isOpen, tab: 'slip' });
      return;
    }
    const column = document.getElementById(slipId);
    const { activeElement } = document;
    if (column === null || document.querySelector('dialog[open]') !== null) return;
    if (column.contains(activeElement)) {
      const { cameFrom } = shortcuts.getState();
      (cameFrom?.isConnected === true ? cameFrom : document.querySelector('main'))?.focus();
      return;
    }
    shortcuts.setState({ cameFrom: activeElement instanceof HTMLElement ? activeElement : null });
    panel.setState({ isOpen: true, tab: 'slip' });
    column.focus();
  };
}
