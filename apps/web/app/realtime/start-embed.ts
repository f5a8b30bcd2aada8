import { capabilities } from '@slipstream/contract/embed/capability';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import { connectHost } from '@slipstream/embed/connect-host';
import { reportResize } from '@slipstream/embed/report-resize';
import type { NavigateFunction } from 'react-router';

import { tabCredentials } from '../api/credentials.ts';
import type { Site } from '../site/site.tsx';
import { reportOverlays, showViewport } from '../state/host/frame-view.ts';
import { FrameHistory } from '../state/host/frame-history.ts';
import { FrameScroll } from '../state/host/frame-scroll.ts';
import { openPath } from '../state/host/host-bridge.ts';
import { HostLanguage } from '../state/host/host-language.ts';
import { HostSession } from '../state/host/host-session.ts';
import { HostTheme } from '../state/host/host-theme.ts';
import { askConsent } from '../state/consent/keep-consent.ts';
import { askHost } from '../state/host/ask-host.ts';
import { activeAccount } from '../state/session/session-store.ts';
import type { Stores } from '../state/stores.ts';

export interface EmbedParts {
  readonly navigate: NavigateFunction;
  /** A deposit at the host ended; the listener shows the result. */
  readonly onDeposit: (status: 'success' | 'error' | 'pending') => void;
}

/**
 * Connects to the host page around the frame (EMBED-1). Loaded only inside a frame; without an answer nothing changes.
 * Messages are parsed by the contract before they arrive here.
 */
export function startEmbed(site: Site, stores: Stores, { navigate, onDeposit }: EmbedParts): () => void {
  const { host, session } = stores;
  const hostSession = new HostSession(stores, tabCredentials);
  const theme = new HostTheme(stores);
  const scroll = new FrameScroll(host);
  const history = new FrameHistory(host);
  const language = new HostLanguage(site, host);
  const stops: (() => void)[] = [];

  function hear(message: HostMessage): void {
    switch (message.type) {
      case 'session':
        return hostSession.hear(message.session);
      case 'auth_result':
        return message.status === 'completed' ? stores.auth.finish() : stores.auth.close();
      case 'balance':
        return void session.refresh();
      case 'deposit_result':
        void session.refresh();
        return onDeposit(message.status);
      case 'theme':
        return theme.hear(message.theme);
      case 'locale':
        return language.change(message.locale);
      case 'navigate':
        return history.follow(message, language.pathOf(message.path), navigate);
      case 'address_result':
        return host.heardAddress(message.requestId, addressAt(site.hostOrigins, message.url));
      case 'viewport':
        scroll.see(message);
        return showViewport(message);
      case 'consent':
        return stores.consent.setState({ answer: message.granted ? 'all' : 'necessary', isAsked: false });
      case 'error':
        return undefined;
    }
  }

  const disconnect = connectHost({
    self: window,
    hostOrigins: site.hostOrigins,
    nonce: crypto.randomUUID(),
    ready: { ...introductionOf(site), theme: theme.shown(), path: openPath() },
    onConnected: (made) => {
      host.connect(made);
      document.documentElement.dataset['framed'] = '';
      host.scroller = scroll;
      host.onPage((page) => scroll.open(page));
      if (host.can('history')) stops.push(history.start());
      // Report the page that was opened before the host was connected.
      host.reportPage();
      // A host that wants analytics and does not ask for consent leaves the question to us (SESSION-5).
      if (!host.can('consent')) askConsent(stores.consent, host.mode === 'iframe' && host.can('analytics'));
      stops.push(
        reportResize(made, document.body),
        reportOverlays(host, scroll),
        theme.start(),
        reportBalance(stores),
        askHost(stores),
        hostSession.start(),
      );
    },
    onMessage: hear,
    // The protocol itself reports this to the host; here nothing has to be done.
    onProblem: () => undefined,
  });
  return () => {
    for (const stop of stops) stop();
    host.disconnect();
    disconnect();
  };
}

function introductionOf({ release, locale }: Site) {
  return { release, capabilities: [...capabilities], locale };
}

/** Only an address of a host is shared as one. */
function addressAt(origins: readonly string[], url: string | null): string | null {
  return url !== null && URL.canParse(url) && origins.includes(new URL(url).origin) ? url : null;
}

/** The balance as the backend sent it, for the host's header. */
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
