import type { BoostPreference } from '@slipstream/betting/ticket/available-bonuses';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { OddsFormat } from '@slipstream/units/format-odds';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { knownZone, displayPreferenceCookie } from './display-preferences.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';
import { showTheme } from './theme.ts';
import { useStores } from '../use-stores.ts';

/** The display preferences a browser keeps. The server renders by the cookies, and by the site's choices without them. */
interface Preferences {
  readonly oddsFormat: OddsFormat;
  /** Where times are told. */
  readonly timeZone: string;
  /** The zone that was chosen; null follows the device. */
  readonly zoneChoice: string | null;
  readonly theme: ThemeChoice;
  /** Whether single keys do something (KEY-2). */
  readonly hasShortcuts: boolean;
  /** Boost or cashout, once it was said (SLIP-12). */
  readonly boost: BoostPreference | null;
}

export type PreferencesStore = StoreApi<Preferences>;

export interface PreferencesSeed {
  readonly oddsFormat: OddsFormat;
  readonly timeZone?: string;
  readonly theme?: ThemeChoice;
}

const oddsKey = 'oddsType';
const zoneKey = 'timeZone';
const localeKey = 'locale';
const shortcutsKey = 'shortcuts';
const boostKey = 'boostOrCashout';

export function createPreferencesStore({
  oddsFormat,
  timeZone = 'UTC',
  theme = 'system',
}: PreferencesSeed): PreferencesStore {
  return createStore(() => ({ oddsFormat, timeZone, zoneChoice: null, theme, hasShortcuts: true, boost: null }));
}

/** Called once after hydration, so that the first paint equals the server's (ODDS-2: the format is kept in local storage). */
export function restorePreferences(store: PreferencesStore, formats: readonly OddsFormat[]): void {
  const saved = readStored(oddsKey);
  const oddsFormat = formats.find((format) => format === saved);
  if (oddsFormat !== undefined) showOddsFormat(store, oddsFormat);
  showZone(store, knownZone(readStored(zoneKey)) ?? null);
  store.setState({ hasShortcuts: readStored(shortcutsKey) !== 'off' });
  const boost = readStored(boostKey);
  if (boost === 'boost' || boost === 'cashout') store.setState({ boost });
}

/** The odds of the whole page follow at once; the next page comes with them. */
export function keepOddsFormat(store: PreferencesStore, oddsFormat: OddsFormat): void {
  writeStored(oddsKey, oddsFormat);
  showOddsFormat(store, oddsFormat);
}

export function keepZone(store: PreferencesStore, zoneChoice: string | null): void {
  writeStored(zoneKey, zoneChoice);
  showZone(store, zoneChoice);
}

/** Said once, it holds for the bets to come. */
export function keepBoost(store: PreferencesStore, boost: BoostPreference): void {
  writeStored(boostKey, boost);
  store.setState({ boost });
}

export function keepTheme(store: PreferencesStore, theme: ThemeChoice): void {
  document.cookie = displayPreferenceCookie('theme', theme);
  store.setState({ theme });
  showTheme(theme);
}

export function keepShortcuts(store: PreferencesStore, hasShortcuts: boolean): void {
  writeStored(shortcutsKey, hasShortcuts ? null : 'off');
  store.setState({ hasShortcuts });
}

/** The language last chosen, for the next visit to the front door (SESSION-6). A page's own is in its address. */
export function keepLocale(locale: LocaleCode): void {
  writeStored(localeKey, locale);
  document.cookie = displayPreferenceCookie('locale', locale);
}

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function showOddsFormat(store: PreferencesStore, oddsFormat: OddsFormat): void {
  document.cookie = displayPreferenceCookie('odds', oddsFormat);
  store.setState({ oddsFormat });
}

function showZone(store: PreferencesStore, zoneChoice: string | null): void {
  const timeZone = zoneChoice ?? deviceZone();
  document.cookie = displayPreferenceCookie('zone', timeZone);
  store.setState({ timeZone, zoneChoice });
}

export function useOddsFormat(): OddsFormat {
  return useStore(useStores().preferences, (preferences) => preferences.oddsFormat);
}

export function useTimeZone(): string {
  return useStore(useStores().preferences, (preferences) => preferences.timeZone);
}

export function usePreferences(): Preferences {
  return useStore(useStores().preferences);
}

/** Storage may be closed to a page in a third-party frame; then nothing was saved. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Closed storage: the choice holds for as long as the page does.
  }
}
