import { signOut } from '@slipstream/contract/http/session/sign-out';

import { tabCredentials } from '../../api/credentials.ts';
import { siteApi } from '../../api/site-api.ts';
import { setPageMark } from '../../first-paint/page-marks.ts';
import type { Site } from '../../site/site.tsx';
import { startAnalytics } from '../analytics/start-analytics.ts';
import { askConsent } from '../consent/keep-consent.ts';
import { deviceId } from '../storage/device-id.ts';
import { startReports } from '../reports/start-reports.ts';
import type { Stores } from '../stores.ts';
import { playerAsker } from './early/ask-player.ts';
import { followPlayerArea } from './follow-player-area.ts';
import { onPlatformMessage } from './platform-messages.ts';
import { forgetLastAccount } from './early/last-account.ts';
import { keepAffiliate, markTestProviders } from './visitor-cookies.ts';
import { markRegistered } from './registered-flag.ts';
import { openTabs } from './tab-channel.ts';

/** How long a framed page waits for its host before it asks the platform itself. */
const hostMsMax = 2000;

/**
 * Asks the platform who is signed in, updates balances from the player's channel, and clears a player who signed out.
 */
export function startSession(site: Site, stores: Stores): () => void {
  const { session, playerFeed, auth, host, bets, analytics } = stores;
  const api = siteApi(site);
  const tabs = openTabs((message) => {
    if (message.type === 'signed_in' || message.type === 'currency_changed') void session.refresh();
    if (message.type === 'signed_out') session.end('player');
  });

  /** A page of the platform succeeded; a deposit stays open, because it shows its result. */
  async function succeeded(): Promise<void> {
    tabCredentials.use(tabCredentials.token);
    await session.refresh();
    if (auth.state.getState().flow !== 'deposit') auth.finish();
  }

  async function leave(): Promise<boolean> {
    const result = await api.call(signOut);
    if (result.kind === 'failure' && result.failure.code !== 'refused') return false;
    tabCredentials.use(null);
    return true;
  }

  session.attach({ ask: playerAsker(site, session), signIn: () => auth.request('sign_in'), signOut: leave });
  tabCredentials.onRefused(session.expire);
  deviceId();
  keepAffiliate(location.search);
  markTestProviders(site.flags.includes('force_test_providers'));
  // In a frame the host asks for consent; an app has already asked (SESSION-5, EMBED-1).
  if (host.mode === 'standalone') askConsent(stores.consent, site.scripts.length > 0);
  const stops = [
    followKnown(stores, tabs.post),
    onPlatformMessage(
      window,
      site.platformOrigins,
      () => void succeeded(),
      // The platform's page shows the result; here it is only tracked.
      (status) => analytics.track({ name: 'deposit_ended', status }),
    ),
    session.onSignedOut((reason) => {
      bets.clear();
      tabCredentials.use(null);
      host.send({ type: 'signed_out', reason });
      if (reason === 'player') tabs.post({ type: 'signed_out' });
    }),
    session.onCurrencyChanged((currency) => tabs.post({ type: 'currency_changed', currency })),
    playerFeed.subscribe({
      onEvent: (event) => {
        if (event.event === 'balance_changed') session.applyBalance(event.balance);
      },
      onMissed: () => void session.refresh(),
    }),
    startReports(site),
    startAnalytics(site, stores),
    followPlayerArea(site, stores, api),
    tabs.close,
  ];
  void askFirst(stores);
  return () => {
    for (const stop of stops) stop();
  };
}

async function askFirst({ session, host }: Stores): Promise<void> {
  if (host.mode === 'iframe') {
    await Promise.race([host.saidWho, new Promise((resolve) => setTimeout(resolve, hostMsMax))]);
  }
  if (session.state.getState().status === 'unknown') await session.refresh();
}

/** What the page and the other tabs are told once the session is known. */
function followKnown({ session, auth }: Stores, post: ReturnType<typeof openTabs>['post']): () => void {
  return session.subscribe((now, before) => {
    if (now.status === before.status) return;
    if (now.status !== 'player' && now.status !== 'visitor') return;
    setPageMark('session', undefined);
    markRegistered(now.status === 'player');
    if (now.status !== 'player') {
      forgetLastAccount();
      return;
    }
    if (auth.state.getState().flow !== 'deposit') auth.close();
    if (before.status === 'visitor') post({ type: 'signed_in' });
  });
}
