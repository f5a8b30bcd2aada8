import { paymentEvent, paymentScriptPath, type PaymentEvent } from '@slipstream/contract/embed/payment-script';
import { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api } from '../../api/call-api.ts';
import { tabCredentials } from '../../api/credentials.ts';
import type { Site } from '../../site/site.tsx';
import { platformPageUrl } from '../../state/session/platform-urls.ts';

/** What the platform's script adds to `window`. */
interface PaymentScript {
  mount(container: HTMLElement, options: object): () => void;
}

/** Loads the script once, only from the platform's origin, as the content security policy says too (PAY-2). */
function loadScript({ platformUrl, locale }: Site): Promise<PaymentScript | null> {
  const src = `${platformUrl}${paymentScriptPath}?${new URLSearchParams({ locale })}`;
  return new Promise((resolve) => {
    const there = scriptOf(window);
    if (there !== null) return resolve(there);
    const script = document.createElement('script');
    script.src = src;
    script.type = 'module';
    script.addEventListener('load', () => resolve(scriptOf(window)));
    script.addEventListener('error', () => resolve(null));
    document.head.append(script);
  });
}

function scriptOf(self: object): PaymentScript | null {
  const script: unknown = Reflect.get(self, 'spi');
  return typeof script === 'object' && script !== null && 'mount' in script ? (script as PaymentScript) : null;
}

export interface PaymentForm {
  readonly site: Site;
  readonly api: Api;
  readonly container: HTMLElement;
  /** The player's wallets, the active one first. */
  readonly wallets: readonly string[];
  readonly onEvent: (event: PaymentEvent) => void;
}

/** Mounts the platform's form; null if that failed. Every event is parsed first. */
export async function mountPayment({
  site,
  api,
  container,
  wallets,
  onEvent,
}: PaymentForm): Promise<(() => void) | null> {
  const [script, config] = await Promise.all([loadScript(site), api.call(getConfig)]);
  if (script === null || config.kind === 'failure') return null;
  const { currencies } = config.reply.system;
  return script.mount(container, {
    config: {
      backendOrigin: site.platformApiUrl,
      apiPrefix: '/platform',
      redirects: {
        success: back('success'),
        failure: back('error'),
        pending: back('pending'),
        support: platformPageUrl(site, 'support'),
      },
    },
    // In a frame without cookies the script needs the player's token to pay (EMBED-7).
    token: tabCredentials.token,
    currencies: wallets.flatMap((code) => currencies.filter((currency) => currency.code === code)),
    onEvent: (data: unknown) => {
      const read = paymentEvent.safeParse(data);
      if (read.success) onEvent(read.data);
    },
  });
}

/** This page with the result in its address, where it is read and removed (PAY-1). */
function back(status: string): string {
  const address = new URL(location.href);
  address.searchParams.set('quick_deposit', status);
  return address.href;
}
