import type { BoostPreference } from '@slipstream/betting/ticket/available-bonuses';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { OddsFormat } from '@slipstream/units/format-odds';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { knownZone, displayPreferenceCookie } from './display-preferences.ts';
import type { MarketsPerRow } from '../../site/markets-per-row.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';
import { device, readStored, writeStored } from '../storage/stored-text.ts';
import { showTheme } from './theme.ts';
import { useStores } from '../use-stores.ts';

/**
 * The display preferences of this browser. The server renders by the cookies, or by the site's defaults without them.
 */
interface Preferences {
  readonly oddsFormat: OddsFormat;
  /** The time zone of displayed times. */
  readonly timeZone: string;
  /** The chosen zone; null follows the device. */
  readonly zoneChoice: string | null;
  readonly theme: ThemeChoice;
  /** How many markets fit a row of a list. */
  readonly marketsPerRow: MarketsPerRow;
  /** Whether single-key shortcuts work (KEY-2). */
  readonly hasShortcuts: boolean;
  /** Boost or cashout, once the player has chosen (SLIP-12). */
  readonly boost: BoostPreference | null;
}

export type PreferencesStore = StoreApi<Preferences>;

export interface PreferencesSeed {
  readonly oddsFormat: OddsFormat;
  readonly timeZone?: string;
  readonly theme?: ThemeChoice;
  readonly marketsPerRow?: MarketsPerRow;
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
  marketsPerRow = 1,
}: PreferencesSeed): PreferencesStore {
  return createStore(() => ({
    oddsFormat,
    timeZone,
    zoneChoice: null,
    theme,
    marketsPerRow,
    hasShortcuts: true,
    boost: null,
  }));
}

/**
 * Called once after hydration, so that the first render equals the server's (ODDS-2: the format is in local storage).
 */
export function restorePreferences(store: PreferencesStore, formats: readonly OddsFormat[]): void {
  const saved = readStored(device, oddsKey);
  const oddsFormat = formats.find((format) => format === saved);
  if (oddsFormat !== undefined) showOddsFormat(store, oddsFormat);
  showZone(store, knownZone(readStored(device, zoneKey)) ?? null);
  store.setState({ hasShortcuts: readStored(device, shortcutsKey) !== 'off' });
  const boost = readStored(device, boostKey);
  if (boost === 'boost' || boost === 'cashout') store.setState({ boost });
}

/** Changes all odds on the page at once; the next page is rendered with it. */
export function keepOddsFormat(store: PreferencesStore, oddsFormat: OddsFormat): void {
  writeStored(device, oddsKey, oddsFormat);
  showOddsFormat(store, oddsFormat);
}

export function keepZone(store: PreferencesStore, zoneChoice: string | null): void {
  writeStored(device, zoneKey, zoneChoice);
  showZone(store, zoneChoice);
}

/** Applies to all later bets. */
export function keepBoost(store: PreferencesStore, boost: BoostPreference): void {
  writeStored(device, boostKey, boost);
  store.setState({ boost });
}

export function keepTheme(store: PreferencesStore, theme: ThemeChoice): void {
  document.cookie = displayPreferenceCookie('theme', theme);
  store.setState({ theme });
  showTheme(theme);
}

/** The next page is loaded with so many. */
export function keepMarketsPerRow(store: PreferencesStore, marketsPerRow: MarketsPerRow): void {
  document.cookie = displayPreferenceCookie('markets', String(marketsPerRow));
  store.setState({ marketsPerRow });
}

export function keepShortcuts(store: PreferencesStore, hasShortcuts: boolean): void {
  writeStored(device, shortcutsKey, hasShortcuts ? null : 'off');
  store.setState({ hasShortcuts });
}

/** The last chosen language, for the next visit of `/` (SESSION-6). A page's own language is in its address. */
export function keepLocale(locale: LocaleCode): void {
  writeStored(device, localeKey, locale);
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

export function useMarketsPerRow(): MarketsPerRow {
  return useStore(useStores().preferences, (preferences) => preferences.marketsPerRow);
}

export function usePreferences(): Preferences {
  return useStore(useStores().preferences);
}
