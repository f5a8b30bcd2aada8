import { useEffect } from 'react';

import { useSite } from './parts/site.tsx';
import { restorePreferences } from './stores/preferences.ts';
import { useStores } from './stores/stores.tsx';

/** What waits until the page can be read and used: the visitor's own settings, then the live connection. */
export function AfterHydration() {
  const site = useSite();
  const stores = useStores();
  useEffect(() => {
    restorePreferences(stores.preferences, site.oddsFormats.available);
  }, [site, stores]);
  return null;
}
