import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';

const messages = await loadCatalogue('en');
const site = { locale: 'en', direction: 'ltr', rules: { locales: ['en'], localeInUrl: false } };

/** Renders a component in English as a page does, for tests. */
export function renderOnPage(element: ReactNode, more: Partial<Site> = {}) {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ ...site, ...more } as unknown as Site}>
          <StoresContext value={stores}>
            <MemoryRouter>{element}</MemoryRouter>
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
  return {
    container,
    stores,
    button,
    press: async (name: string) => act(async () => Promise.resolve(button(name)?.click())),
    texts: (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}
