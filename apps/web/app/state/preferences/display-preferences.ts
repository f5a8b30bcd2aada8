import type { LocaleCode } from '@slipstream/locales/locale';
import { oddsFormats, type OddsFormat } from '@slipstream/units/format-odds';

import { rowMarketCounts, type MarketsPerRow } from '../../site/markets-per-row.ts';
import type { RowMarketChoices } from '../../site/row-markets.ts';
import { readRowMarketChoices, rowMarketChoicesText } from './row-market-choices.ts';
import { themeChoices, type ThemeChoice } from '../../site/theme-choice.ts';

/**
 * Display preferences; they identify nobody. They are in cookies so that the first paint is right, and each has few
 * values, so that pages can be cached for all visitors who share them.
 */
export interface DisplayPreferences {
  readonly theme?: ThemeChoice;
  readonly odds?: OddsFormat;
  /** The name of a time zone. */
  readonly zone?: string;
  /** How many markets fit a row of a list. */
  readonly markets?: MarketsPerRow;
  /** The market shown in the rows of a sport, where somebody chose one. */
  readonly columns?: RowMarketChoices;
  /** The language last chosen; only the way to the site depends on it, never a page. */
  readonly locale?: LocaleCode;
}

const cookieDays = 365;
/** Whether there is such a language is known to the server alone. */
const localeForm = /^[a-z]{2,3}(?:-[A-Za-z]{2,4}){0,2}$/;
/** Names alone: an offset such as +01:23 is a zone too, and there are thousands of them. */
const zoneName = /^[A-Za-z]+(?:\/[\w+-]+){0,2}$/;

/** Asking Intl costs more than serving a cached page does, and a site's visitors live in few zones. */
const zones = new Map<string, string>();
const zonesMax = 1000;

/** Reads the preferences out of a Cookie header; what is unknown is left out. */
export function readDisplayPreferences(cookieHeader: string | null | undefined): DisplayPreferences {
  const values = new Map(
    (cookieHeader ?? '').split(/;\s*/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  const theme = themeChoices.find((choice) => choice === values.get('theme'));
  const odds = oddsFormats.find((format) => format === values.get('odds'));
  const zone = knownZone(values.get('zone'));
  const markets = rowMarketCounts.find((count) => String(count) === values.get('markets'));
  const columns = readRowMarketChoices(values.get('columns'));
  const locale = values.get('locale') ?? '';
  return {
    ...(theme !== undefined && { theme }),
    ...(odds !== undefined && { odds }),
    ...(zone !== undefined && { zone }),
    ...(markets !== undefined && { markets }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(localeForm.test(locale) && { locale }),
  };
}

/** The zone under its one name, so that no other spelling makes another page; undefined when there is none like it. */
export function knownZone(name: string | null | undefined): string | undefined {
  if (name === null || name === undefined || !zoneName.test(name)) return undefined;
  const seen = zones.get(name);
  if (seen !== undefined) return seen;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    if (zones.size < zonesMax) zones.set(name, zone);
    return zone;
  } catch {
    return undefined;
  }
}

/** What a page may be rendered by, as a Cookie header; the same preferences is always the same text. */
export function displayPreferencesHeader({ theme, odds, zone, markets, columns = {} }: DisplayPreferences): string {
  // One market a row is what a page has without a word about it.
  const rows = { markets: markets === 1 ? undefined : markets, columns: rowMarketChoicesText(columns) || undefined };
  return Object.entries({ theme, odds, zone, ...rows })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('; ');
}

export function displayPreferenceCookie(name: keyof DisplayPreferences, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax`;
}
