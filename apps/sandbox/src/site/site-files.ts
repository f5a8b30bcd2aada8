import { join } from 'node:path';
import { featureFlagsWire } from '@slipstream/contract/site/feature-flags';
import { settingsWire } from '@slipstream/contract/site/settings';
import { oneSignalWire, siteConfigWire } from '@slipstream/contract/site/site-config';
import { systemWire } from '@slipstream/contract/site/system';
import { languageCodes } from '@slipstream/locales/languages';
import { areasWire, pageWire } from '@slipstream/contract/site/page';
import { _default as withDefault } from 'zod/mini';
import * as z from 'zod/mini';

import { openJsonFile, type JsonFile, openWhenAsked } from './json-file.ts';
import { openSiteWords, type SiteWords } from './site-words.ts';

/** What depends on where the sandbox runs is not in the files. */
const siteFile = z.extend(z.omit(siteConfigWire, { platform: true, embed_origins: true }), {
  /** All of the product's unless the site names its own. */
  locales: z.prefault(siteConfigWire.shape.locales, () => [...languageCodes()]),
  /** The key of standard push messages is made by the sandbox. */
  push_notification: withDefault(
    z.nullable(z.discriminatedUnion('type', [oneSignalWire, z.object({ type: z.literal('web_push') })])),
    null,
  ),
});
const settingsFile = z.omit(settingsWire, { provider_statuses: true, system_types: true, active_odds_type: true });
const systemFile = z.extend(
  z.pick(systemWire, { platform_settings: true, default_currency_code: true, player_fields: true }),
  {
    currency_codes: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
  },
);

/** Priorities of leagues by the key a list asks with; a league that is not named keeps its own (CAT-8). */
const leaguePrioritiesFile = z.record(z.string(), z.record(z.string(), z.int()));

export interface SiteFiles {
  readonly site: JsonFile<z.output<typeof siteFile>>;
  readonly settings: JsonFile<z.output<typeof settingsFile>>;
  readonly system: JsonFile<z.output<typeof systemFile>>;
  readonly features: JsonFile<z.output<typeof featureFlagsWire>>;
  readonly leaguePriorities: JsonFile<z.output<typeof leaguePrioritiesFile>>;
  readonly page: PageFiles;
  readonly words: SiteWords;
}

export function openSiteFiles(folder: string, report: (line: string) => void): SiteFiles {
  return {
    site: openJsonFile(join(folder, 'site.json'), siteFile, report),
    settings: openJsonFile(join(folder, 'settings.json'), settingsFile, report),
    system: openJsonFile(join(folder, 'system.json'), systemFile, report),
    features: openJsonFile(join(folder, 'features.json'), featureFlagsWire, report),
    leaguePriorities: openJsonFile(join(folder, 'league-priorities.json'), leaguePrioritiesFile, report),
    page: openPageFiles(folder, report),
    words: openSiteWords(folder, report),
  };
}

const shellFile = z.object({ areas: areasWire });
/** A page names only what it has of its own; the rest of its areas are the shell's. */
const pageFile = z.extend(z.omit(pageWire, { key: true }), { areas: z.partial(areasWire) });

/** Pages as they stand in `site/pages`, read again when they change (CONFIG-2). Null: there is no such page. */
type PageFiles = (key: string) => z.output<typeof pageWire> | null;

function openPageFiles(folder: string, report: (line: string) => void): PageFiles {
  const shell = openJsonFile(join(folder, 'shell.json'), shellFile, report);
  const pages = openWhenAsked((key) => join(folder, 'pages', `${key}.json`), pageFile, report);
  return (key) => {
    const page = /^[a-z0-9-]{1,60}$/.test(key) ? pages(key) : null;
    return page === null ? null : { key, ...page, areas: { ...shell.read().areas, ...defined(page.areas) } };
  };
}

function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as never;
}
