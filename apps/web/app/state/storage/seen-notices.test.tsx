import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Welcome } from '../../blocks/welcome/welcome.tsx';
import TermsNotice from '../../features/notices/terms-notice.tsx';
import { OddsWarning } from '../../features/slip/options/slip-options.tsx';
import { TopButton } from '../../features/top-button/top-button.tsx';
import { TopButtonSwitch } from '../../shared/settings/top-button-switch.tsx';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../stores.ts';
import { StoresContext } from '../use-stores.ts';

const messages = await loadCatalogue('en');
const site = {
  locale: 'en',
  platformUrl: 'https://play.example',
  rules: { locales: ['en'], localeInUrl: false },
} as unknown as Site;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

async function drawn(part: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  await act(async () =>
    root.render(
      <MemoryRouter>
        <MessagesProvider locale="en" messages={messages}>
          <SiteProvider site={site}>
            <StoresContext value={stores}>{part}</StoresContext>
          </SiteProvider>
        </MessagesProvider>
      </MemoryRouter>,
    ),
  );
  const press = async (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')]
        .find((button) => button.textContent === name || button.getAttribute('aria-label') === name)
        ?.click(),
    );
  return { place, press };
}

it('[NOTE-1] [SESSION-6] the version of the terms that was accepted is kept', async () => {
  const { place, press } = await drawn(<TermsNotice version="2026-11" />);
  expect(place.textContent).toContain('Our terms have changed.');
  await press('Accept');
  expect(localStorage.getItem('termsAccepted')).toBe('2026-11');
});

const welcome = { id: 'autumn', title: 'Welcome', text: 'Good to see you.', link: null, shown: 'all' } as const;

it('[NOTE-2] a welcome is shown until it is closed, and not again', async () => {
  const { place, press } = await drawn(<Welcome settings={welcome} data={null} />);
  await vi.waitFor(() => expect(place.textContent).toContain('Good to see you.'));
  await press('Close');
  expect([place.textContent, localStorage.getItem('welcomePopup')]).toEqual(['', 'autumn']);
  expect((await drawn(<Welcome settings={welcome} data={null} />)).place.textContent).toBe('');
});

it('[NOTE-2] a welcome for players is not for who is none', async () => {
  const { place } = await drawn(<Welcome settings={{ ...welcome, shown: 'player' }} data={null} />);
  expect(place.textContent).toBe('');
});

it('[NOTE-3] the warning about falling odds is read once a session', async () => {
  const { place, press } = await drawn(<OddsWarning />);
  expect(place.textContent).toContain('also placed when the odds fall');
  await press('Got it');
  expect([place.textContent, sessionStorage.getItem('oddsSettingsWarning')]).toEqual(['', 'seen']);
});

const scroll = async (to: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', to);
    dispatchEvent(new Event('scroll'));
  });

it('[NOTE-4] the way back to the top appears while scrolling up, unless it is turned off', async () => {
  const { place } = await drawn(
    <>
      <TopButton />
      <TopButtonSwitch />
    </>,
  );
  const isThere = () => place.querySelector('button[aria-label="Back to top"]') !== null;
  await scroll(9000);
  expect(isThere()).toBe(false);
  vi.useFakeTimers();
  await scroll(8000);
  expect(isThere()).toBe(true);
  await act(async () => vi.advanceTimersByTime(2000));
  expect(isThere()).toBe(false);
  vi.useRealTimers();
  await scroll(7000);
  expect(isThere()).toBe(true);
  await act(async () => place.querySelector('input')?.click());
  expect([isThere(), localStorage.getItem('floatingButton')]).toEqual([false, 'off']);
});
