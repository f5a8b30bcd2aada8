import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { useSite } from './parts/site.tsx';
import { restorePreferences } from './stores/preferences.ts';
import { useStores } from './stores/use-stores.ts';
import { whenCalm } from './when-calm.ts';

/** What waits until the page can be read and used: the visitor's own settings, then the live connection. */
export function AfterHydration() {
  const site = useSite();
  const stores = useStores();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    restorePreferences(stores.preferences, site.oddsFormats.available);
    stores.slip.onNeeded(async () => (await import('./stores/slip/load-slip.ts')).loadSlip(site, stores));
  }, [site, stores]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const lists = whenCalm(() => void revalidate());
    async function connect() {
      // Everything the connection needs comes as one script of its own, after the page is up.
      const { startLive } = await import('./live/start-live.ts');
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

  return null;
}
