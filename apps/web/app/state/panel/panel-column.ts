import { pageMark, pageMarkScript, setPageMark } from '../../first-paint/page-marks.ts';
import { device, writeStored } from '../storage/stored-text.ts';
import type { PanelStore } from './panel.ts';

const key = 'bet-slip-column-closed';

/** Runs before the first paint, so that lists have the room they were left with. */
export const panelColumnScript = `try{if(localStorage.getItem('${key}')==='true')${pageMarkScript('panel', 'closed')}}catch{}`;

/** Closes the column of the betting panel for this browser, so that lists have its room (PANEL-6). */
export function closePanelColumn(panel: PanelStore): void {
  panel.setState({ isOpen: false });
  setClosed(true);
}

/** Whatever opens the panel also opens its column: the first selection, a link to a bet, a button. */
export function openColumnWithPanel(panel: PanelStore): () => void {
  return panel.subscribe(({ isOpen }) => {
    if (isOpen && pageMark('panel') === 'closed') setClosed(false);
  });
}

function setClosed(isClosed: boolean): void {
  setPageMark('panel', isClosed ? 'closed' : undefined);
  writeStored(device, key, isClosed ? 'true' : null);
}
