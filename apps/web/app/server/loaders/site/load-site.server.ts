import { getConfig } from '@slipstream/contract/http/site/get-config';
import { featureFlags as knownFlags } from '@slipstream/contract/site/feature-flags';
import type { SiteConfig } from '@slipstream/contract/site/site-config';
import { directionOf, languageName, type LocaleCode } from '@slipstream/locales/locale';
import { plannedLanguages } from '@slipstream/locales/languages';
import type { Subcurrency } from '@slipstream/units/subcurrency';

import type { Site } from '../../../site/site.tsx';
import { parsePath, siteLanguage, type LocaleRules } from '../../../site/paths.ts';
import { readDisplayPreferences, type DisplayPreferences } from '../../../state/preferences/display-preferences.ts';
import { serverApi } from '../api.server.ts';
import { version as release } from '../../../../package.json' with { type: 'json' };
import { groundsOf } from './grounds-of.server.ts';
import { localeOf, rulesOf } from './locale-choice.server.ts';
import { remindersOf } from './reminders.server.ts';
import { scriptsOf } from '../../assets/scripts-of.server.ts';
import { isIndexed } from '../../assets/seo/robots.server.ts';
import { serverConfig } from '../../config/server-config.server.ts';

export type SiteLoad =
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'no-such-locale' }
  | { readonly kind: 'unreachable' };

/** Everything a page knows of its site, for the language its address asks for. Nothing of it is personal. */
export async function loadSite(request: Request): Promise<SiteLoad> {
  const result = await serverApi('en').call(getConfig);
  if (result.kind === 'failure') return { kind: 'unreachable' };
  const { site, system, settings, featureFlags, clock, realtime } = result.reply;
  const rules = rulesOf(site);
  const { pathname, search } = new URL(request.url);
  const chosen = localeOf(parsePath(pathname), rules);
  if (chosen.kind === 'redirect') return { kind: 'redirect', to: chosen.to + search };
  if (chosen.kind === 'no-such-locale') return chosen;
  const { locale } = chosen;
  const display = readDisplayPreferences(request.headers.get('cookie'));
  const { available } = settings.oddsTypes;
  const config = serverConfig();
  return {
    kind: 'site',
    site: {
      ...lookOf(site),
      seo: {
        isIndexed: isIndexed({ publicUrl: config.publicUrl, ...site.seo }),
        description: site.seo.description,
        keywords: site.seo.keywords,
        shareImage: site.seo.shareImage,
      },
      locale,
      direction: directionOf(locale, featureFlags.includes('rtl_view')),
      theme: display.theme ?? site.defaultTheme,
      termsVersion: site.terms?.version ?? null,
      ...rowsOf(display),
      timeZone: display.zone ?? 'UTC',
      rules,
      clock,
      oddsFormats: {
        available,
        selected: available.find((format) => format === display.odds) ?? settings.oddsTypes.selected,
      },
      isMyBetsVisible: site.isMyBetsVisible,
      hasChat: site.chat !== null,
      scripts: scriptsOf(site),
      push: site.pushNotification?.type === 'web_push' ? { publicKey: site.pushNotification.publicKey } : null,
      errorReportUrl: config.errorReportUrl,
      environment: config.environment,
      isCustomBetEnabled: settings.customBetEnabled,
      isVideoEnabled: settings.videoEnabled,
      bonuses: bonusesOf(site, featureFlags),
      isSignInAllowed: site.signInAllowed,
      isSignUpAllowed: site.signUpAllowed,
      realtime: {
        url: config.realtimeUrl ?? realtime.url,
        heartbeatMs: realtime.heartbeatMs,
        delta: featureFlags.includes('delta_compression'),
      },
      apiUrl: config.publicApiUrl,
      platformApiUrl: config.platformApiUrl,
      platformUrl: config.platformUrl,
      platformOrigins: platformOrigins(site.platform, config.platformUrl),
      subcurrencies: subcurrenciesOf(system.currencies),
      sportTypeProviders: settings.sportTypeProviders,
      hasBlockedCountries: site.blockedCountryCodes.length > 0,
      preloaders: (['sign_in', 'sign_up'] as const).filter((flow) => featureFlags.includes(`${flow}_iframe_preloader`)),
      flags: knownFlags.filter((flag) => featureFlags.includes(flag)),
      playerGroupId: site.userGroupChecker?.groupId ?? null,
      reminders: remindersOf(site),
      hostOrigins: config.frameAncestors,
      publicUrl: config.publicUrl,
      release,
      languageNames: addedNames(rules.locales),
    },
  };
}

function bonusesOf(site: SiteConfig, flags: readonly string[]): Site['bonuses'] {
  return {
    isOn: flags.includes('bonuses'),
    hasJackpots: flags.includes('jackpots'),
    hasProgress: flags.includes('amb_progress_bar'),
    quiet: site.disabledBonusToasts,
  };
}

/** Only of currencies that have some. */
function subcurrenciesOf(
  currencies: readonly { readonly code: string; readonly subcurrencies: readonly Subcurrency[] }[],
): Site['subcurrencies'] {
  const rich = currencies.filter(({ subcurrencies }) => subcurrencies.length > 0);
  return Object.fromEntries(rich.map(({ code, subcurrencies }) => [code, subcurrencies]));
}

/** The platform's backend, its partners, and its frontend, whose pages we open ourselves (EMBED-4). */
function platformOrigins(
  { backendOrigin, partnerOrigins }: { readonly backendOrigin: string; readonly partnerOrigins: readonly string[] },
  platformUrl: string,
): readonly string[] {
  const named = [backendOrigin, ...partnerOrigins].filter((origin) => origin !== '');
  return [...new Set([...named, new URL(platformUrl).origin])];
}

/** Names of languages that the product's own list does not have, or has otherwise. */
function addedNames(locales: readonly LocaleCode[]): Readonly<Record<string, string>> {
  const names = locales.map((locale) => [locale, languageName(locale)] as const);
  return Object.fromEntries(names.filter(([locale, name]) => plannedLanguages[locale]?.name !== name));
}

/** The languages of the site; null when it does not answer. */
export async function loadLocaleRules(): Promise<LocaleRules<LocaleCode> | null> {
  const result = await serverApi(siteLanguage).call(getConfig);
  return result.kind === 'failure' ? null : rulesOf(result.reply.site);
}

function lookOf(site: SiteConfig): Pick<Site, 'name' | 'logo' | 'favicon' | 'brand' | 'grounds' | 'defaultTheme'> {
  const { siteName: name, logo, favicon, brand, defaultTheme } = site;
  return { name, logo, favicon, brand, grounds: groundsOf(brand), defaultTheme };
}

function rowsOf({ markets, columns }: DisplayPreferences): Pick<Site, 'marketsPerRow' | 'rowMarkets'> {
  return { marketsPerRow: markets ?? 1, rowMarkets: columns ?? {} };
}
