import type { BoostPreference } from '@slipstream/betting/ticket/available-bonuses';
import type { StakeBasis } from '@slipstream/betting/ticket/ticket-context';
import type { LocaleCode } from '@slipstream/locales/locale';
import type { OddsFormat } from '@slipstream/units/format-odds';
import type { MarketId } from '@slipstream/units/ids';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { knownZone, displayPreferenceCookie, readDisplayPreferences } from './display-preferences.ts';
import { storeFoldedLeagues, takeFoldedLeagues } from './folded-leagues.ts';
import { storedHiddenSports, storeHiddenSports } from './hidden-sports.ts';
import type { MarketsPerRow } from '../../site/markets-per-row.ts';
import type { RowMarketChoices } from '../../site/row-markets.ts';
import { rowMarketChoicesText, withRowMarketChoice } from './row-market-choices.ts';
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
  /** The market shown in the rows of a sport, where the player chose one (SHOW-11). */
  readonly rowMarkets: RowMarketChoices;
  /** Leagues whose rows are folded away in lists (SHOW-13). */
  readonly foldedLeagues: ReadonlySet<string>;
  /** Whether single-key shortcuts work (KEY-2). */
  readonly hasShortcuts: boolean;
  /** Boost or cashout, once the player has chosen (SLIP-12). */
  readonly boost: BoostPreference | null;
  /** By key: the sports that menus and lists of all sports leave out (SHOW-18). */
  readonly hiddenSports: readonly string[];
  /** Whether the stake of a system is entered per line or in total (SLIP-19). */
  readonly stakeBasis: StakeBasis;
}

export type PreferencesStore = StoreApi<Preferences>;

export interface PreferencesSeed {
  readonly oddsFormat: OddsFormat;
  readonly timeZone?: string;
  readonly theme?: ThemeChoice;
  readonly marketsPerRow?: MarketsPerRow;
  readonly rowMarkets?: RowMarketChoices;
}

const oddsKey = 'oddsType';
const zoneKey = 'timeZone';
const localeKey = 'locale';
const shortcutsKey = 'shortcuts';
const boostKey = 'boostOrCashout';
const stakeBasisKey = 'systemStake';

export function createPreferencesStore({
  oddsFormat,
  timeZone = 'UTC',
  theme = 'system',
  marketsPerRow = 1,
  rowMarkets = {},
}: PreferencesSeed): PreferencesStore {
  return createStore(() => ({
    oddsFormat,
    timeZone,
    zoneChoice: null,
    theme,
    marketsPerRow,
    rowMarkets,
    foldedLeagues: new Set<string>(),
    hasShortcuts: true,
    boost: null,
    hiddenSports: [],
    stakeBasis: 'total',
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
  store.setState({ hiddenSports: storedHiddenSports(), foldedLeagues: takeFoldedLeagues() });
  if (readStored(device, stakeBasisKey) === 'line') store.setState({ stakeBasis: 'line' });
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

/** Applies to all later systems. */
export function keepStakeBasis(store: PreferencesStore, stakeBasis: StakeBasis): void {
  writeStored(device, stakeBasisKey, stakeBasis === 'total' ? null : stakeBasis);
  store.setState({ stakeBasis });
}

export function keepTheme(store: PreferencesStore, theme: ThemeChoice): void {
  document.cookie = displayPreferenceCookie('theme', theme);
  store.setState({ theme });
  showTheme(theme);
}

/** The next page is loaded with so many. Tabs share the cookie: one with less room must not take markets from another. */
export function keepMarketsPerRow(store: PreferencesStore, marketsPerRow: MarketsPerRow): void {
  const kept = readDisplayPreferences(document.cookie).markets ?? 0;
  if (marketsPerRow > kept) document.cookie = displayPreferenceCookie('markets', String(marketsPerRow));
  store.setState({ marketsPerRow });
}

/** The next page is loaded with it, and with what was chosen for other sports, in another tab too. */
export function keepRowMarket(store: PreferencesStore, sportKey: string, market: MarketId): void {
  const chosen = { ...store.getState().rowMarkets, ...readDisplayPreferences(document.cookie).columns };
  const rowMarkets = withRowMarketChoice(chosen, sportKey, market);
  document.cookie = displayPreferenceCookie('columns', rowMarketChoicesText(rowMarkets));
  store.setState({ rowMarkets });
}

export function toggleLeague(store: PreferencesStore, leagueId: string): void {
  const foldedLeagues = new Set(store.getState().foldedLeagues);
  if (!foldedLeagues.delete(leagueId)) foldedLeagues.add(leagueId);
  storeFoldedLeagues(foldedLeagues);
  store.setState({ foldedLeagues });
}

export function keepShortcuts(store: PreferencesStore, hasShortcuts: boolean): void {
  writeStored(device, shortcutsKey, hasShortcuts ? null : 'off');
  store.setState({ hasShortcuts });
}

/** Hides a sport, or brings it back. */
export function hideSport(store: PreferencesStore, key: string, isHidden: boolean): void {
  const others = store.getState().hiddenSports.filter((other) => other !== key);
  const hiddenSports = isHidden ? [...others, key] : others;
  storeHiddenSports(hiddenSports);
  store.setState({ hiddenSports });
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

export function useRowMarkets(): RowMarketChoices {
  return useStore(useStores().preferences, (preferences) => preferences.rowMarkets);
}

export function useIsLeagueFolded(leagueId: string): boolean {
  return useStore(useStores().preferences, (preferences) => preferences.foldedLeagues.has(leagueId));
}

export function usePreferences(): Preferences {
  return useStore(useStores().preferences);
}
