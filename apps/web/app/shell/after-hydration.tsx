import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

import { useFreshLists } from '../realtime/fresh-lists.ts';
import { replayEarlyTaps } from '../first-paint/early-taps.ts';
import { loadAgain } from '../shared/loading/load-again.ts';
import { useSite, type Site } from '../site/site.tsx';
import { tabFavourites } from '../state/favourites/tab-favourites.ts';
import { runModeOf } from '../state/host/host-bridge.ts';
import { keepPanel } from '../state/panel/panel.ts';
import { usePlace } from '../state/place/use-place.ts';
import { restorePreferences } from '../state/preferences/preferences.ts';
import { useDepositAddress } from '../state/session/use-deposit-address.ts';
import { sessionStore } from '../state/storage/session-storage.ts';
import { useStores } from '../state/use-stores.ts';
import { link, targets } from '../site/paths.ts';

/** What starts after hydration: the visitor's settings, then the live connection. */
export function AfterHydration() {
  const site = useSite();
  const stores = useStores();
  const startLists = useFreshLists();

  useEffect(() => {
    tabFavourites.resolve(stores.favourites);
    restorePreferences(stores.preferences, site.oddsFormats.available);
    stores.slip.onNeeded(async () => {
      const { loadSlip } = await loadAgain(async () => import('../state/slip/load-slip.ts'));
      return loadSlip(site, stores);
    });
    stores.slip.restore(sessionStore());
    stores.host.setMode(runModeOf(window, sessionStore()));
    stores.sharing.openAddress(location.href);
    return keepPanel(stores.panel, sessionStore());
  }, [site, stores]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    async function ask() {
      const [{ startSession }, { followSettings }] = await loadAgain(async () =>
        Promise.all([import('../state/session/start-session.ts'), import('../state/preferences/follow-settings.ts')]),
      );
      if (isGone) return;
      const stops = [startSession(site, stores), followSettings(site, stores)];
      stop = () => stops.forEach((end) => end());
    }
    void ask();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [site, stores]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const lists = startLists();
    async function connect() {
      // The connection's code is one lazy chunk, loaded after hydration.
      const { startLive } = await loadAgain(async () => import('../realtime/start-live.ts'));
      if (isGone) return;
      const live = startLive(site, stores, lists.ask);
      stores.live.attach(live.watchMatch);
      stop = live.stop;
    }
    void connect();
    return () => {
      isGone = true;
      lists.stop();
      stores.live.detach();
      stop?.();
    };
  }, [site, stores, startLists]);

  useEffect(replayEarlyTaps, []);
  useHost();
  useAddress();
  return null;
}

/** Inside a frame the page speaks with its host. */
function useHost(): void {
  const site = useSite();
  const stores = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.parent === window) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    async function meetHost() {
      const { startEmbed } = await import('../realtime/start-embed.ts');
      if (!isGone) stop = startEmbed(site, stores, { navigate, onDeposit: stores.deposits.tell });
    }
    void meetHost();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [site, stores, navigate]);
}

/** Reads what the address carries, reports the page to the host and registers the service worker. */
function useAddress(): void {
  const site = useSite();
  const stores = useStores();
  useEffect(() => registerWorker(site), [site]);
  usePlace();
  useDepositAddress();
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    stores.analytics.view(pathname);
    stores.host.opened({ key, pathname, hash, isBack });
    // The title belongs to the new page only after it has been rendered.
    const timer = setTimeout(() => stores.host.reportPage());
    return () => clearTimeout(timer);
  }, [stores, pathname, hash, key, isBack]);
}

/** Registers the service worker, which shows the offline page in this language. */
function registerWorker({ locale, rules }: Pick<Site, 'locale' | 'rules'>): void {
  // Framed pages register no worker: the host may have its own.
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const page = link(targets.offline, locale, rules);
  // Without a worker only the offline page is missing.
  navigator.serviceWorker.register(`/sw.js?page=${encodeURIComponent(page)}`).catch(() => undefined);
}
