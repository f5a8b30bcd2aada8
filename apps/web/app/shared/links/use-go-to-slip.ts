import { useStores } from '../../state/use-stores.ts';
import { usePanelOverlay } from '../page/panel-column.ts';

/** The betting panel where it is a column. */
export const slipId = 'bet-slip';

/** Moves the focus to the slip, and from there back to where it was (KEY-1); where the slip is no column it is opened or closed. */
export function useGoToSlip(): () => void {
  const { panel, shortcuts } = useStores();
  const isOverlay = usePanelOverlay();
  return () => {
    const { isOpen } = panel.getState();
    if (isOverlay) {
      // Another dialog keeps what it asks; the panel's own gives the focus back as it closes.
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
