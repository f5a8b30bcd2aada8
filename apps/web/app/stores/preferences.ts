import type { OddsFormat } from '@slipstream/units/format-odds';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

/** What a browser remembers of a visitor's taste. The server renders with the site's own choices. */
interface Preferences {
  readonly oddsFormat: OddsFormat;
  readonly timeZone: string;
}

export type PreferencesStore = StoreApi<Preferences>;

export function createPreferencesStore(site: { oddsFormat: OddsFormat }): PreferencesStore {
  return createStore(() => ({ oddsFormat: site.oddsFormat, timeZone: 'UTC' }));
}

/** Called once after hydration, so that the first paint equals the server's (ODDS-2: the format is kept in local storage). */
export function restorePreferences(store: PreferencesStore, formats: readonly OddsFormat[]): void {
  const saved = readStored('oddsType');
  const oddsFormat = formats.find((format) => format === saved);
  store.setState({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(oddsFormat !== undefined && { oddsFormat }),
  });
}

export function useOddsFormat(): OddsFormat {
  return useStore(useStores().preferences, (preferences) => preferences.oddsFormat);
}

export function useTimeZone(): string {
  return useStore(useStores().preferences, (preferences) => preferences.timeZone);
}

/** Storage may be closed to a page in a third-party frame; then nothing was saved. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
