import type { PaymentEvent, PaymentScriptConfig } from '@slipstream/contract/embed/payment-script';
import { one } from './page.ts';
import { call, currentSession } from './platform.ts';
import { locale, words } from './words.ts';

interface Currency {
  readonly code: string;
  readonly subunits: number;
  readonly fiat: boolean;
  readonly worth: number | null;
}

interface PaymentScript {
  mount(
    container: HTMLElement,
    options: {
      readonly config: PaymentScriptConfig;
      readonly currencies: readonly Currency[];
      readonly token: string | null;
      readonly onEvent: (event: PaymentEvent) => void;
    },
  ): () => void;
}

const { api = '', frame = '', returnTo = '/play' } = document.body.dataset;
const container = one<HTMLElement>('#spi');

function loadScript(): Promise<PaymentScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `/spi/main.js?locale=${locale}`;
    script.type = 'module';
    script.addEventListener('load', () => resolve(Reflect.get(globalThis, 'spi') as PaymentScript));
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/** The window around learns how it ended; a page of its own offers the way back, with the result in the address (PAY-1). */
function ended(status: 'success' | 'error' | 'pending'): void {
  if (frame !== '' && parent !== window) {
    parent.postMessage({ success: status === 'success', deposit: status }, frame);
    return;
  }
  const address = new URL(returnTo, location.origin);
  address.searchParams.set('quick_deposit', status);
  const link = document.createElement('a');
  link.href = address.href;
  link.textContent = words.profile.backToBook;
  one('[data-deposit-answer]')?.replaceChildren(link);
}

async function open(place: HTMLElement): Promise<void> {
  const session = await currentSession();
  const accounts = await call<{ data: { currency: string; active: boolean }[] }>('GET', '/player/accounts');
  const config = (await (await fetch(`${api}/v2/config`)).json()) as {
    system: { currencies: Currency[] };
  };
  if (session === null || accounts.kind === 'refused') return;
  const spi = await loadScript();
  const order = accounts.reply.data
    .toSorted((a, b) => Number(b.active) - Number(a.active))
    .map(({ currency }) => currency);
  const here = `${location.origin}/profile/wallet/transactions`;
  spi.mount(place, {
    config: {
      backendOrigin: api,
      apiPrefix: '/platform',
      redirects: { success: here, failure: here, pending: here, support: `${location.origin}/help-center` },
    },
    currencies: order.flatMap((code) => config.system.currencies.filter((currency) => currency.code === code)),
    token: session.token,
    onEvent: (event) => {
      if (event.event === 'redirect' && event.to !== 'support') ended(event.to);
    },
  });
  if (frame !== '') place.focus();
}

if (container !== null) void open(container);
