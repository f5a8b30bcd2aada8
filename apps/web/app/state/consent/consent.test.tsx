import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import ConsentBar from '../../features/consent/consent-bar.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { createStores } from '../stores.ts';
import { StoresContext } from '../use-stores.ts';
import { askConsent, consentNow, keptConsent } from './keep-consent.ts';

const messages = await loadCatalogue('en');
const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' } as const;
const site = { platformUrl: 'https://play.example' } as Site;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.cookie = 'cookieConsent=; Max-Age=0; Path=/';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shownBar() {
  const stores = createStores(seed);
  askConsent(stores.consent, true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={site}>
          <StoresContext value={stores}>
            <ConsentBar />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const press = async (words: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());
  return { stores, place, press, end: () => act(() => root.unmount()) };
}

describe('the consent bar', () => {
  it.each([
    ['Allow all', 'all'],
    ['Necessary only', 'necessary'],
  ])('[SESSION-5] %s is kept for 365 days and not asked again', async (words, answer) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    const { stores, place, press, end } = await shownBar();
    expect(stores.consent.getState()).toEqual({ answer: null, isAsked: true });
    expect(place.querySelector('section')?.getAttribute('aria-label')).toBe('Cookies');
    await press(words);
    expect(stores.consent.getState()).toEqual({ answer, isAsked: false });
    expect(
      set.mock.calls.some(([text]) => text.includes(`cookieConsent=${answer}`) && text.includes('Max-Age=31536000')),
    ).toBe(true);
    const next = createStores(seed);
    askConsent(next.consent, true);
    expect(next.consent.getState()).toEqual({ answer, isAsked: false });
    end();
  });

  it('[SESSION-5] asks nothing where there is nothing to agree to, and reads no answer that is none', () => {
    const stores = createStores(seed);
    askConsent(stores.consent, false);
    expect(stores.consent.getState()).toEqual({ answer: null, isAsked: false });
    document.cookie = 'cookieConsent=perhaps; Path=/';
    expect(keptConsent()).toBeNull();
  });

  it('[CONFIG-3] an answer of an earlier visit counts before the session has started', () => {
    const { consent } = createStores(seed);
    expect(consentNow(consent)).toBeNull();
    document.cookie = 'cookieConsent=all; Path=/';
    expect(consentNow(consent)).toBe('all');
    // A host's answer goes first.
    consent.setState({ answer: 'necessary', isAsked: false });
    expect(consentNow(consent)).toBe('necessary');
  });
});
