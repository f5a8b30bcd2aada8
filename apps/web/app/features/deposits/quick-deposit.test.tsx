import type { PaymentEvent, PaymentScriptConfig } from '@slipstream/contract/embed/payment-script';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { mountPayment } from './payment-script.ts';
import { usePaymentEvents } from './use-payment-events.ts';

const messages = await loadCatalogue('en');
const site = {
  platformApiUrl: 'http://backend.test',
  platformUrl: 'http://platform.test',
  locale: 'en',
  theme: 'system',
} as Site;
const currencies = [
  { code: 'USD', subunits: 100 },
  { code: 'EUR', subunits: 100 },
];
const api = { call: async () => ({ kind: 'reply', reply: { system: { currencies } } }) } as unknown as Api;

interface Mounted {
  readonly config: PaymentScriptConfig;
  readonly currencies: readonly { readonly code: string }[];
  readonly onEvent: (data: unknown) => void;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'spi');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose platform has a payment script, which a test speaks for. */
async function mounted(isThere = true) {
  const scripts: string[] = [];
  const heard: PaymentEvent[] = [];
  const options: Mounted[] = [];
  const mount = (_: HTMLElement, given: Mounted) => void options.push(given);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script.src);
    if (isThere) Reflect.set(globalThis, 'spi', { mount });
    script.dispatchEvent(new Event(isThere ? 'load' : 'error'));
  });
  const container = document.createElement('div');
  const end = await mountPayment({
    site,
    api,
    container,
    wallets: ['EUR', 'USD'],
    onEvent: (event) => heard.push(event),
  });
  return { scripts, heard, end, given: options[0] };
}

type Say = (event: PaymentEvent) => void;

function Listener({ onReady }: { readonly onReady: (say: Say) => void }) {
  const say = usePaymentEvents();
  useEffect(() => onReady(say), [onReady, say]);
  return null;
}

/** What the page does with what the script says. */
async function listening() {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const refresh = vi.spyOn(stores.session, 'refresh').mockResolvedValue();
  stores.auth.request('deposit');
  const says: Say[] = [];
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={site}>
          <StoresContext value={stores}>
            <Listener onReady={(say) => void says.push(say)} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  return { stores, refresh, say: (event: PaymentEvent) => says.at(-1)?.(event), end: () => act(() => root.unmount()) };
}

const notification = (level: 'danger' | 'warning' | 'success', title: string) =>
  ({ event: 'notification', level, title, message: `${title}_text` }) as const;

describe('the payment script', () => {
  it('[PAY-2] comes from the platform and is told where its backend is and where it leads', async () => {
    const { scripts, given } = await mounted();
    expect(scripts).toEqual(['http://platform.test/spi/main.js?locale=en']);
    expect(given?.config).toMatchObject({ backendOrigin: 'http://backend.test', apiPrefix: '/platform' });
    expect(given?.currencies.map(({ code }) => code)).toEqual(['EUR', 'USD']);
    const { success, failure, pending, support } = given?.config.redirects ?? {};
    expect(success).toContain('quick_deposit=success');
    expect(failure).toContain('quick_deposit=error');
    expect(pending).toContain('quick_deposit=pending');
    expect(support).toBe('http://platform.test/help-center?locale=en&theme=system');
  });

  it('[PAY-2] is believed only what the contract knows, and missed when it is not there', async () => {
    const { heard, given } = await mounted();
    given?.onEvent({ event: 'redirect', to: 'https://evil.example' });
    given?.onEvent({ event: 'redirect', to: 'success' });
    expect(heard).toEqual([{ event: 'redirect', to: 'success' }]);
    Reflect.deleteProperty(globalThis, 'spi');
    vi.restoreAllMocks();
    expect((await mounted(false)).end).toBeNull();
  });
});

describe('quick deposit', () => {
  it.each([
    ['danger', 'refused', 'error', 'Deposit declined'],
    ['warning', 'pending', 'warning', 'Deposit pending'],
    ['success', 'success', 'success', 'Deposit received'],
    ['danger', 'a_key_of_tomorrow', 'error', 'Deposit failed'],
  ] as const)(
    '[PAY-2] a notification of level %s about %s is an alert of tone %s',
    async (level, title, tone, words) => {
      const { stores, say, end } = await listening();
      say(notification(level, title));
      expect(stores.alerts.getState().alert).toMatchObject({ tone, title: words });
      end();
    },
  );

  it('[PAY-2] updated accounts are asked for, and a redirect closes the dialog without saying it twice', async () => {
    const { stores, refresh, say, end } = await listening();
    say({ event: 'accounts-updated', currencies: ['EUR'] });
    expect(refresh).toHaveBeenCalledOnce();
    say(notification('success', 'success'));
    say({ event: 'redirect', to: 'success' });
    expect(stores.auth.state.getState().flow).toBeNull();
    expect(stores.deposits.state.getState().status).toBeNull();
    say({ event: 'redirect', to: 'pending' });
    expect(stores.deposits.state.getState().status).toBe('pending');
    end();
  });

  it('[PAY-2] after a failure the form stays, to try again or another way', async () => {
    const { stores, say, end } = await listening();
    say({ event: 'redirect', to: 'error' });
    expect([stores.auth.state.getState().flow, stores.deposits.state.getState().status]).toEqual(['deposit', 'error']);
    end();
  });
});
