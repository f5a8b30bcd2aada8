import { capabilities } from '@slipstream/contract/embed/capability';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import { connectHost } from '@slipstream/embed/connect-host';
import { reportResize } from '@slipstream/embed/report-resize';

import { tabCredentials } from '../api/credentials.ts';
import type { Site } from '../parts/site.tsx';
import { inLocale, parsePath } from '../paths.ts';
import { reportOverlays, showViewport } from '../stores/host/frame-view.ts';
import { FrameScroll } from '../stores/host/frame-scroll.ts';
import { HostSession } from '../stores/host/host-session.ts';
import { HostTheme } from '../stores/host/host-theme.ts';
import { askConsent } from '../stores/consent/keep-consent.ts';
import { askHost } from '../stores/host/ask-host.ts';
import { activeAccount } from '../stores/session/session-store.ts';
import type { Stores } from '../stores/stores.ts';

export interface EmbedParts {
  readonly navigate: (path: string) => void | Promise<void>;
  /** A deposit at the host ended; whoever has words for it says so. */
  readonly onDeposit: (status: 'success' | 'error' | 'pending') => void;
}

/**
 * Speaks with the platform whose frame the sportsbook stands in (EMBED-1). Loaded only inside a frame; a host that doesn't
 * answer changes nothing. What it says is read by the contract before it comes here.
 */
export function startEmbed(site: Site, stores: Stores, { navigate, onDeposit }: EmbedParts): () => void {
  const { host, session } = stores;
  const hostSession = new HostSession(stores, tabCredentials);
  const theme = new HostTheme(stores);
  const scroll = new FrameScroll(host);
  const stops: (() => void)[] = [];

  function hear(message: HostMessage): void {
    switch (message.type) {
      case 'session':
        return hostSession.hear(message.session);
      case 'auth_result':
        return stores.auth.close();
      case 'balance':
        return void session.refresh();
      case 'deposit_result':
        void session.refresh();
        return onDeposit(message.status);
      case 'theme':
        return theme.hear(message.theme);
      case 'locale':
        return changeLocale(site, message.locale);
      case 'navigate':
        // A path of the protocol has one leading slash; ours lie below the base as well.
        return parsePath(message.path.split(/[?#]/)[0] ?? '') === null ? undefined : void navigate(message.path);
      case 'viewport':
        scroll.see(message);
        return showViewport(message);
      case 'consent':
        stores.consent.setState({ answer: message.granted ? 'all' : 'necessary', isAsked: false });
        return undefined;
      case 'error':
        return undefined;
    }
  }

  const disconnect = connectHost({
    self: window,
    hostOrigins: site.hostOrigins,
    nonce: crypto.randomUUID(),
    ready: {
      release: site.release,
      capabilities: [...capabilities],
      locale: site.locale,
      theme: theme.shown(),
      path: location.pathname + location.search,
    },
    onConnected: (link) => {
      host.connect(link);
      document.documentElement.dataset['framed'] = '';
      host.scroller = scroll;
      host.onPage((page) => scroll.open(page));
      // A host that measures and does not ask itself leaves the question to us (SESSION-5).
      if (!host.can('consent')) askConsent(stores.consent, host.mode === 'iframe' && host.can('analytics'));
      stops.push(
        reportResize(link, document.body),
        reportOverlays(host, scroll),
        theme.start(),
        reportBalance(stores),
        askHost(stores),
        hostSession.start(),
      );
    },
    onMessage: hear,
    // The host is told over the port by the protocol itself; alone, the sportsbook goes on as it is.
    onProblem: () => undefined,
  });
  return () => {
    for (const stop of stops) stop();
    host.disconnect();
    disconnect();
  };
}

/** The figure as the backend told it, for the host's own header. */
function reportBalance({ host, session }: Stores): () => void {
  let last = '';
  const tell = () => {
    const account = activeAccount(session.state.getState());
    if (account === undefined || last === `${account.currency} ${account.balance.amount}`) return;
    last = `${account.currency} ${account.balance.amount}`;
    host.send({ type: 'balance', currency: account.currency, amount: account.balance.amount });
  };
  tell();
  return session.subscribe(tell);
}

/** A new language is a new document (I18N-4). One the site does not speak is left alone. */
function changeLocale({ locale, rules }: Site, wanted: string): void {
  if (wanted === locale || !rules.locales.includes(wanted)) return;
  location.assign(inLocale(location, wanted, rules));
}
