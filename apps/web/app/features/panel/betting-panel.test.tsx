import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import type { PanelTab } from '../../state/panel/panel.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { BettingPanel } from './betting-panel.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The panel as a site shows it that was left on this tab. Drawn in the browser: the server only knows how every panel starts. */
function panelOf(isMyBetsVisible: boolean, tab: PanelTab, tabs: readonly ('slip' | 'bets')[]): string {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  stores.panel.setState({ tab });
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ isMyBetsVisible } as Site}>
          <StoresContext value={stores}>
            <BettingPanel slip={<p>the slip</p>} myBets={<p>the bets</p>} tabs={tabs} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const text = container.textContent;
  act(() => root.unmount());
  return text;
}

describe('BettingPanel', () => {
  it.each([
    [true, 'slip', 'the slip'],
    [true, 'my-bets', 'the bets'],
    [false, 'slip', 'the slip'],
    [false, 'my-bets', 'the slip'],
  ] as const)('[PANEL-3] where my bets are shown: %s, the tab %s shows %s', (isVisible, tab, shown) => {
    const markup = panelOf(isVisible, tab, ['slip', 'bets']);
    expect(markup).toContain(shown);
    expect(markup.includes('My bets')).toBe(isVisible);
  });

  it.each([
    [['slip', 'bets'], 'my-bets', 'Bet slipMy betsthe bets'],
    [['bets', 'slip'], 'slip', 'My betsBet slipthe slip'],
    [['slip'], 'my-bets', 'Bet slipthe slip'],
    [['bets'], 'slip', 'My betsBet slipthe slip'],
    [[], 'my-bets', 'Bet slipthe slip'],
  ] as const)('[CONFIG-2] with the tabs %s a panel left on %s shows %s', (tabs, tab, shown) => {
    expect(panelOf(true, tab, tabs)).toBe(shown);
  });
});
