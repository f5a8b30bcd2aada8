import { analyticsEvent, type AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';

import type { Site } from '../../site/site.tsx';
import { siteApi } from '../../api/site-api.ts';
import { loadScripts, meetScripts, pushToDataLayer } from '../scripts/load-scripts.ts';
import { vendorUserOf } from '../scripts/vendor-user-of.ts';
import type { Stores } from '../stores.ts';
import { pageKeyOf } from './page-key.ts';

/**
 * Sends analytics events, after consent only, to the host that asked for them and to the site's tag manager. Every
 * event is parsed with the contract's schema first, which removes unknown fields (CONFIG-5).
 */
export function startAnalytics(site: Site, stores: Stores): () => void {
  const { analytics, consent, host, session, auth, deposits } = stores;
  let page: { readonly path: string; readonly pageKey: string } | null = null;
  const mayTell = () => consent.getState().answer === 'all';

  function pass(event: AnalyticsEvent): void {
    if (!mayTell()) return;
    const read = analyticsEvent.safeParse(event);
    if (!read.success) return;
    if (host.can('analytics')) host.send({ type: 'analytics', event: read.data });
    // In a frame only the host measures.
    else if (host.mode === 'standalone') pushToDataLayer(site, read.data);
  }

  function view(): void {
    if (page !== null) pass({ name: 'page_view', ...page });
  }

  /** A vendor's push service is told who is here (PUSH-1); a chat is told when it is opened. */
  async function meet(): Promise<void> {
    if (!session.isPlayer() || site.scripts.every(({ vendor }) => vendor !== 'one_signal')) return;
    meetScripts(site, await vendorUserOf(siteApi(site), site, session));
  }

  function begin(): void {
    if (!mayTell()) return;
    if (host.mode === 'standalone') {
      loadScripts(site);
      void meet();
    }
    view();
  }

  const stops = [
    analytics.listen({
      happened: pass,
      viewed: ({ path, hash }) => {
        const pageKey = pageKeyOf(path, hash);
        if (path === page?.path && pageKey === page.pageKey) return;
        page = { path, pageKey };
        view();
      },
    }),
    consent.subscribe((now, before) => void (now.answer === before.answer || begin())),
    auth.onRequested((flow) => analytics.track({ name: 'auth_requested', flow })),
    session.subscribe((now, before) => {
      if (now.status === 'player' && before.status === 'visitor') analytics.track({ name: 'signed_in' });
      if (now.profile?.id !== before.profile?.id && mayTell()) void meet();
    }),
    session.onSignedOut((reason) => {
      meetScripts(site, { locale: site.locale, player: null });
      analytics.track({ name: 'signed_out', reason });
    }),
    deposits.state.subscribe(({ status }) => {
      if (status !== null) analytics.track({ name: 'deposit_ended', status });
    }),
    trackBonuses(stores),
  ];
  begin();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reports which kind of bonus was opened. The bonuses store exists only while a player is signed in. */
function trackBonuses({ analytics, bonuses }: Stores): () => void {
  let leave: (() => void) | undefined;
  let followed: unknown = null;
  const follow = () => {
    const { store } = bonuses.getState();
    if (store === followed) return;
    followed = store;
    leave?.();
    leave = store?.state.subscribe((now, before) => {
      const opened = now.bonuses.find(({ id }) => id === now.openId);
      if (now.openId !== before.openId && opened !== undefined)
        analytics.track({ name: 'bonus_opened', bonusType: opened.bonusType });
    });
  };
  follow();
  const unsubscribe = bonuses.subscribe(follow);
  return () => {
    leave?.();
    unsubscribe();
  };
}
