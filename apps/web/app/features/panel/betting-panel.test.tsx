import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { SiteProvider, type Site } from '../../parts/site.tsx';
import { createStores } from '../../stores/stores.ts';
import type { PanelTab } from '../../stores/panel.ts';
import { StoresContext } from '../../stores/use-stores.ts';
import { Words } from '../../words.tsx';
import { BettingPanel } from './betting-panel.tsx';

const messages = await loadCatalogue('en');

/** The panel as a site shows it that was left on this tab. */
function panelOf(isMyBetsVisible: boolean, tab: PanelTab): string {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  stores.panel.setState({ tab });
  return renderToStaticMarkup(
    <Words locale="en" messages={messages}>
      <SiteProvider site={{ isMyBetsVisible } as Site}>
        <StoresContext value={stores}>
          <BettingPanel slip={<p>the slip</p>} myBets={<p>the bets</p>} />
        </StoresContext>
      </SiteProvider>
    </Words>,
  );
}

describe('BettingPanel', () => {
  it.each([
    [true, 'slip', 'the slip'],
    [true, 'my-bets', 'the bets'],
    [false, 'slip', 'the slip'],
    [false, 'my-bets', 'the slip'],
  ] as const)('[PANEL-3] where my bets are shown: %s, the tab %s shows %s', (isVisible, tab, shown) => {
    const markup = panelOf(isVisible, tab);
    expect(markup).toContain(shown);
    expect(markup.includes('My bets')).toBe(isVisible);
  });
});
