import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { slipId } from '../../shared/links/use-go-to-slip.ts';
import { useShortcut } from '../../shared/settings/use-shortcut.ts';
import { keepShortcuts, restorePreferences } from '../../state/preferences/preferences.ts';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { Shortcuts } from './shortcuts.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
}));

const storesOf = () => createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
let clean: () => void;
let stores = storesOf();

/** The key of the search, as its own feature has it. */
function SearchKey() {
  useShortcut('/', () => stores.search.setState({ isOpen: true }));
  return null;
}

beforeEach(() => {
  localStorage.clear();
  stores = storesOf();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{} as Site}>
          <StoresContext value={stores}>
            <button type="button">2.10</button>
            <input aria-label="stake" />
            <aside id={slipId} tabIndex={-1}>
              <button type="button">Place</button>
            </aside>
            <Shortcuts />
            <SearchKey />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  clean = () => {
    act(() => root.unmount());
    container.remove();
  };
});
afterEach(() => clean());

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

function press(key: string, from: HTMLElement): void {
  from.focus();
  act(() => void from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

const whatOpened = () => ({
  search: stores.search.getState().isOpen,
  list: stores.shortcuts.getState().isListOpen,
  isAtSlip: document.activeElement?.id === slipId,
});
const nothing = { search: false, list: false, isAtSlip: false };

describe('Shortcuts', () => {
  it('[KEY-1] b goes from a price to the slip, and from anywhere in the slip back to the price', () => {
    press('b', element('button'));
    expect(document.activeElement?.id).toBe(slipId);
    press('b', element('aside button'));
    expect(document.activeElement?.textContent).toBe('2.10');
  });

  it.each([
    ['/', { ...nothing, search: true }],
    ['?', { ...nothing, list: true }],
    ['b', { ...nothing, isAtSlip: true }],
  ])('[KEY-2] %s works on the page, not while typing, and not when switched off', (key, opened) => {
    press(key, element('input'));
    expect(whatOpened()).toEqual(nothing);
    keepShortcuts(stores.preferences, false);
    press(key, element('button'));
    expect(whatOpened()).toEqual(nothing);
    keepShortcuts(stores.preferences, true);
    press(key, element('button'));
    expect(whatOpened()).toEqual(opened);
  });

  it('[KEY-2] off is remembered', () => {
    keepShortcuts(stores.preferences, false);
    const { preferences } = storesOf();
    expect(preferences.getState().hasShortcuts).toBe(true);
    restorePreferences(preferences, ['european']);
    expect(preferences.getState().hasShortcuts).toBe(false);
  });
});
