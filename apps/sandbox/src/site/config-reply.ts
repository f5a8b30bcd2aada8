import type { getConfig } from '@slipstream/contract/http/site/get-config';
import { namedSystems } from '@slipstream/betting/arithmetic/named-systems';
import { findCurrency } from '@slipstream/units/currency';
import type * as z from 'zod/mini';
import type { Options } from '../options/options.ts';
import { phonePrefixes } from './countries.data.ts';
import { currencyWorths } from './currency-worths.data.ts';
import { displayName } from './display-names.ts';
import type { SiteFiles } from './site-files.ts';
import { subcurrencies } from './subcurrencies.data.ts';

/** The whole of it: what a backend may leave out, the sandbox sends. */
export type ConfigReply = z.output<typeof getConfig.reply>;

export interface ConfigFacts {
  readonly files: SiteFiles;
  readonly options: Options;
  /** Where this sandbox itself is reached. */
  readonly origin: string;
  readonly clock: ConfigReply['clock'];
  readonly heartbeatMs: number;
  readonly hidesMyBets: boolean;
  /** Where the caller is; null when unknown. */
  readonly country: string | null;
  /** What browsers subscribe to push messages with. */
  readonly pushKey: string;
  readonly providerStatuses: ConfigReply['settings']['provider_statuses'];
}

/** All a page needs before it can draw anything; the same for every visitor of one language (CONFIG-1). */
export function configReply(facts: ConfigFacts, locale: string): ConfigReply {
  const { files, options, origin } = facts;
  const site = files.words.fill(files.site.read(), locale, origin);
  return {
    site: {
      ...site,
      push_notification:
        site.push_notification?.type === 'web_push'
          ? { type: 'web_push', public_key: facts.pushKey }
          : site.push_notification,
      is_my_bets_visible: site.is_my_bets_visible && !facts.hidesMyBets,
      platform: { frontend_origin: options.hostOrigins[0] ?? origin, backend_origin: origin, partner_origins: [] },
      embed_origins: [...options.hostOrigins],
    },
    system: { ...systemReply(files, site.locales, locale), user_country: countryOf(facts) },
    settings: {
      ...files.settings.read(),
      active_odds_type: null,
      provider_statuses: facts.providerStatuses,
      system_types: systemTypes,
    },
    feature_flags: files.features.read(),
    clock: facts.clock,
    realtime: {
      url: options.centrifugo?.clientUrl ?? `${origin.replace(/^http/, 'ws')}/connection/websocket`,
      heartbeat_ms: facts.heartbeatMs,
    },
  };
}

function systemReply(
  files: SiteFiles,
  locales: readonly string[],
  locale: string,
): Omit<ConfigReply['system'], 'user_country'> {
  const { currency_codes: codes, ...system } = files.system.read();
  return {
    ...system,
    locales: locales.map((code) => ({ code, name: displayName('language', code, code) })),
    currencies: codes.flatMap((code) => {
      const known = findCurrency(code);
      if (known === undefined) return [];
      const name = displayName('currency', code, locale).slice(0, 60);
      const worth = currencyWorths[code] ?? null;
      return [
        {
          code,
          name,
          fiat: known.isFiat,
          subunits: known.subunits,
          subcurrencies: [...(subcurrencies[code] ?? [])],
          worth,
        },
      ];
    }),
    countries: Object.entries(phonePrefixes).map(([code, prefix]) => ({
      code,
      name: displayName('region', code, locale),
      phone_prefix: prefix,
    })),
  };
}

const countryOf = ({ country }: ConfigFacts) => (country === null ? null : { code: country });

const selectionsMax = 20;

/** Every k of n that is a system: at least three selections and more than one line (BET-6). */
const exactTypes = Array.from({ length: selectionsMax - 2 }, (_, index) => index + 3).flatMap((total) =>
  Array.from({ length: total - 2 }, (_, index) => index + 2).map((wins) => ({
    id: `${wins}-of-${total}`,
    total_count: total,
    win_count: wins,
    cover: 'exact' as const,
  })),
);

/** The sets players know by name, from a Trixie to a Goliath. */
const namedTypes = Object.entries(namedSystems).map(([name, { totalCount, winCount, cover }]) => ({
  id: name,
  total_count: totalCount,
  win_count: winCount,
  cover,
}));

export const systemTypes = [...exactTypes, ...namedTypes];
