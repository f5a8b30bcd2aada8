import { runInThisContext } from 'node:vm';

import { afterEach, expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { openColumnWithPanel, panelColumnScript } from '../../state/panel/panel-column.ts';
import { useStores } from '../../state/use-stores.ts';
import { ClosePanelButton } from './close-panel-button.tsx';
import { SlipButton } from '../slip-button.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['panel'];
});

const mark = () => document.documentElement.dataset['panel'];

/** The button of the column and that of the header. */
function Buttons() {
  const { panel } = useStores();
  openColumnWithPanel(panel);
  return (
    <>
      <SlipButton hasColumn />
      <aside id="bet-slip" tabIndex={-1}>
        <ClosePanelButton />
      </aside>
    </>
  );
}

it('[PANEL-6] a closed column is kept closed for this browser, and the header opens it again', async () => {
  const { press, button } = renderOnPage(<Buttons />);
  await press('Close bet slip');
  expect([mark(), localStorage.getItem('bet-slip-column-closed')]).toEqual(['closed', 'true']);
  expect(document.activeElement).toBe(button('Open bet slip'));
  // The next page starts with it.
  delete document.documentElement.dataset['panel'];
  runInThisContext(panelColumnScript);
  expect(mark()).toBe('closed');

  await press('Open bet slip');
  expect([mark(), localStorage.getItem('bet-slip-column-closed')]).toEqual([undefined, null]);
  expect(document.activeElement?.id).toBe('bet-slip');
});
