import { featureFlags } from '@slipstream/contract/site/feature-flags';
import type { ReplyOf } from '@slipstream/contract/http/call';
import type { getConfig } from '@slipstream/contract/http/site/get-config';
import { isLocaleCode } from '@slipstream/locales/locale';

import { problemLog } from './problem-log.server.ts';

type Config = Pick<ReplyOf<typeof getConfig>, 'site' | 'system' | 'featureFlags'>;

/** What fits its schema and still has no effect: names that the product does not know (RUN-2). */
export function siteProblems({ site, system, featureFlags: flags }: Config): readonly string[] {
  const languages = site.locales.filter((locale) => !isLocaleCode(locale));
  const known: ReadonlySet<string> = new Set(featureFlags);
  const unknownFlags = flags.filter((flag) => !known.has(flag));
  const hasCurrency = system.currencies.some(({ code }) => code === system.defaultCurrencyCode);
  return [
    ...languages.map((locale) => `site.locales: there are no words for ${locale}, it is left out`),
    ...unknownFlags.map((flag) => `feature_flags: ${flag} is not known and has no effect`),
    ...(hasCurrency ? [] : [`system.default_currency_code: ${system.defaultCurrencyCode} is not in system.currencies`]),
  ];
}

export function reportSite(config: Config): void {
  for (const line of siteProblems(config)) reportConfiguration(line);
}

/** Something of the site's configuration that can't be used. The words are the cause, as the configuration does not change by itself. */
export function reportConfiguration(line: string): void {
  problemLog().report(`configuration: ${line}`, `configuration: ${line}`);
}
