import { join } from 'node:path';
import { sandboxWords } from '@slipstream/locales/sandbox-words';
import * as z from 'zod/mini';
import { openWhenAsked } from './json-file.ts';

const wordsFile = z.record(z.string(), z.string());

/**
 * The words of the site by language, the site's file over those of
 * `packages/locales`; English stands in for what a language lacks.
 */
export interface SiteWords {
  word(key: string, locale: string): string;
  /**
   * Fills a configuration in: `@menu.live` becomes that word of the language, `asset:x.svg` the address of a picture the
   * sandbox serves; everything else stays.
   */
  fill<Value>(value: Value, locale: string, origin: string): Value;
}

export function openSiteWords(folder: string, report: (line: string) => void): SiteWords {
  const words = openWhenAsked((locale) => join(folder, 'words', `${locale}.json`), wordsFile, report);
  const word = (key: string, locale: string) =>
    words(locale)?.[key] ?? own(locale)[key] ?? words('en')?.[key] ?? own('en')[key] ?? key;
  const filled = (value: unknown, locale: string, origin: string): unknown => {
    if (typeof value === 'string') {
      if (value.startsWith('asset:')) return `${origin}/assets/${value.slice('asset:'.length)}`;
      return value.startsWith('@') ? word(value.slice(1), locale) : value;
    }
    if (Array.isArray(value)) return value.map((item) => filled(item, locale, origin));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, locale, origin)]));
  };
  // Only strings are exchanged for strings, so the shape is what it was.
  return {
    word,
    fill: <Value>(value: Value, locale: string, origin: string) => filled(value, locale, origin) as Value,
  };
}

function own(locale: string): Readonly<Record<string, string>> {
  return sandboxWords(locale).site;
}
