import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

import { useFreshLists } from '../realtime/fresh-lists.ts';
import { replayEarlyTaps } from '../first-paint/early-taps.ts';
import { loadAgain } from '../shared/loading/load-again.ts';
import { useSite, type Site } from '../site/site.tsx';
import { siteIcons } from '../sports/site-icons.ts';
import { tabFavourites } from '../state/favourites/tab-favourites.ts';
import { runModeOf } from '../state/host/host-bridge.ts';
import { aboutPrefix } from '../state/notifications/about.ts';
import { keepPanel } from '../state/panel/panel.ts';
import { openColumnWithPanel } from '../state/panel/panel-column.ts';
import { usePlace } from '../state/place/use-place.ts';
import { restoreScroll } from '../state/preferences/kept-scroll.ts';
import { restorePreferences } from '../state/preferences/preferences.ts';
import { restoreSubcurrencies } from '../state/preferences/subcurrency-choices.ts';
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
    restoreSubcurrencies(site.subcurrencies);
    stores.slip.onNeeded(async () => {
      const { loadSlip } = await loadAgain(async () => import('../state/slip/load-slip.ts'));
      return loadSlip(site, stores);
    });
    stores.slip.restore(sessionStore());
    stores.host.setMode(runModeOf(window, sessionStore()));
    stores.sharing.openAddress(location.href);
    restoreScroll();
    siteIcons.onWanted(
      () => void import('../state/icons/load-site-icons.ts').then(({ loadSiteIcons }) => loadSiteIcons(site)),
    );
    const stops = [keepPanel(stores.panel, sessionStore()), openColumnWithPanel(stores.panel)];
    return () => stops.forEach((stop) => stop());
  }, [site, stores]);

  useEffect(
    () =>
      startLater(async () => {
        const [{ startSession }, { followSettings }] = await loadAgain(async () =>
          Promise.all([import('../state/session/start-session.ts'), import('../state/preferences/follow-settings.ts')]),
        );
        return () => [startSession(site, stores), followSettings(site, stores)];
      }),
    [site, stores],
  );

  useEffect(() => {
    const lists = startLists();
    const stop = startLater(async () => {
      // The connection's code is one lazy chunk, loaded after hydration.
      const { startLive } = await loadAgain(async () => import('../realtime/start-live.ts'));
      return () => {
        const live = startLive(site, stores, lists.ask);
        stores.live.attach(live.watchMatch);
        return [live.stop];
      };
    });
    return () => {
      lists.stop();
      stores.live.detach();
      stop();
    };
  }, [site, stores, startLists]);

  useEffect(replayEarlyTaps, []);
  useCountry();
  useHost();
  useAddress();
  return null;
}

type Stop = () => void;

/** Loads code and starts it, unless it was stopped meanwhile. Returns what stops it. */
function startLater(load: () => Promise<() => readonly Stop[]>): Stop {
  let stops: readonly Stop[] = [];
  let isGone = false;
  async function begin() {
    const start = await load();
    if (!isGone) stops = start();
  }
  void begin();
  return () => {
    isGone = true;
    stops.forEach((stop) => stop());
  };
}

/** A visitor of a blocked country is told so. Only sites that block some ask where a visitor is. */
function useCountry(): void {
  const site = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    if (!site.hasBlockedCountries) return;
    const open = (path: string) => void navigate(path, { replace: true });
    void import('../state/country/check-country.ts').then(({ checkCountry }) => checkCountry(site, open));
  }, [site, navigate]);
}

/** Inside a frame the page speaks with its host. */
function useHost(): void {
  const site = useSite();
  const stores = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.parent === window) return undefined;
    return startLater(async () => {
      const { startEmbed } = await import('../realtime/start-embed.ts');
      return () => [startEmbed(site, stores, { navigate, onDeposit: stores.deposits.tell })];
    });
  }, [site, stores, navigate]);
}

/** Reads what the address carries, reports the page to the host and registers the service worker. */
function useAddress(): void {
  const site = useSite();
  const stores = useStores();
  useEffect(() => registerWorker(site), [site]);
  useNotificationPresses();
  usePlace();
  useDepositAddress();
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    stores.analytics.view({ path: pathname, hash });
    stores.host.opened({ key, pathname, hash, isBack });
    // The title belongs to the new page only after it has been rendered.
    const timer = setTimeout(() => stores.host.reportPage());
    return () => clearTimeout(timer);
  }, [stores, pathname, hash, key, isBack]);
}

/** The service worker hands on which notification was pressed; this page opens what it is about (PUSH-6). */
function useNotificationPresses(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const anchor: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'opened') : undefined;
      if (typeof anchor === 'string' && anchor.startsWith(aboutPrefix)) void navigate(location.search + anchor);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** Registers the service worker, which shows the offline page in this language. */
function registerWorker({ locale, rules }: Pick<Site, 'locale' | 'rules'>): void {
  // Framed pages register no worker: the host may have its own.
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const page = link(targets.offline, locale, rules);
  // Without a worker only the offline page is missing.
  navigator.serviceWorker.register(`/sw.js?page=${encodeURIComponent(page)}`).catch(() => undefined);
}
