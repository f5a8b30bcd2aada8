import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { loadAgain } from './parts/load-again.ts';
import { useSite } from './parts/site.tsx';
import { runModeOf } from './stores/host/host-bridge.ts';
import { keepPanel } from './stores/panel.ts';
import { restorePreferences } from './stores/preferences.ts';
import { sessionStore } from './stores/session-storage.ts';
import { useStores } from './stores/use-stores.ts';
import { whenCalm } from './when-calm.ts';

/** What waits until the page can be read and used: the visitor's own settings, then the live connection. */
export function AfterHydration() {
  const site = useSite();
  const stores = useStores();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  useEffect(() => {
    restorePreferences(stores.preferences, site.oddsFormats.available);
    stores.slip.onNeeded(async () => {
      const { loadSlip } = await loadAgain(async () => import('./stores/slip/load-slip.ts'));
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
      const [{ startSession }, { followOddsSetting }] = await loadAgain(async () =>
        Promise.all([import('./stores/session/start-session.ts'), import('./stores/odds-setting.ts')]),
      );
      if (isGone) return;
      const stops = [startSession(site, stores), followOddsSetting(site, stores)];
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
    const lists = whenCalm(() => void revalidate());
    async function connect() {
      // Everything the connection needs comes as one script of its own, after the page is up.
      const { startLive } = await loadAgain(async () => import('./live/start-live.ts'));
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
  }, [site, stores, revalidate]);

  useEffect(() => {
    if (window.parent === window) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    async function meetHost() {
      const { startEmbed } = await import('./live/start-embed.ts');
      if (!isGone) stop = startEmbed(site, (path) => void navigate(path));
    }
    void meetHost();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [site, navigate]);

  return null;
}
