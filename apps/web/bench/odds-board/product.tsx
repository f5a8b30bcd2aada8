import type { Catalogue } from '@slipstream/locales/catalogue';
import { compileWords } from '@slipstream/locales/compile-words';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { OutcomeButton } from '../../app/shared/odds/outcome-button.tsx';
import { SiteProvider, type Site } from '../../app/site/site.tsx';
import { createStores } from '../../app/state/stores.ts';
import { StoresContext } from '../../app/state/use-stores.ts';
import { MessagesProvider } from '../../app/shared/messages/messages-provider.tsx';
import '../../app/styles/tokens.css';
import './board.css';
import { matches, offer } from './updates.ts';

/** The product's own odds buttons on its own board. */
const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
const listed = matches();
stores.board.applyList(listed);
stores.feed.setState({ state: 'live' });
const messages = compileWords(await loadCatalogue('en')) as Catalogue;
const place = document.body.appendChild(document.createElement('main'));
flushSync(() =>
  createRoot(place).render(
    <MessagesProvider locale="en" messages={messages}>
      <SiteProvider site={{ locale: 'en', direction: 'ltr' } as Site}>
        <StoresContext value={stores}>
          {listed.map(({ id, mainMarket }) => (
            <div key={id} className="row">
              {mainMarket.outcomes.map((outcome) => (
                <OutcomeButton key={outcome.id} market={mainMarket} outcome={outcome} label={outcome.name} />
              ))}
            </div>
          ))}
        </StoresContext>
      </SiteProvider>
    </MessagesProvider>,
  ),
);
offer((change) => stores.board.applyMarketsChanged(change));
