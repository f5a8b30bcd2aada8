import type { Words } from './catalogue.ts';
import type en from './languages/en/host.ts';
import { fallbackChain, isLocaleCode } from './locale.ts';
import { mergeWords, wordsVersion } from './merge-words.ts';
import { presentLocales } from './present-locales.ts';

/** All that the demo host platform says in one language. English defines the keys. */
export type HostWords = Words<typeof en>;

/** Every language's folder has these words; `host-words.test.ts` loads them all. */
const byLocale = new Map(
  await Promise.all(
    presentLocales.map(async (locale) => {
      const words = (await import(`./languages/${locale}/host.ts`)) as { readonly default: object };
      return [locale, words.default] as const;
    }),
  ),
);
const merged = new Map<string, HostWords>();

/** The site's default, then English stand in for a language that is none of ours. */
export function hostWords(locale: string, siteDefault = 'en'): HostWords {
  const key = `${wordsVersion()} ${isLocaleCode(locale) ? locale : siteDefault} ${siteDefault}`;
  const known = merged.get(key);
  if (known !== undefined) return known;
  const words = mergeWords<HostWords>('host', fallbackChain(locale, siteDefault), (code) => byLocale.get(code));
  merged.set(key, words);
  return words;
}
