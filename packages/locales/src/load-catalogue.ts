import type { Catalogue } from './catalogue.ts';
import type { LocaleCode } from './languages.ts';
import { fallbackChain } from './locale.ts';
import { mergeWords, wordsVersion } from './merge-words.ts';
import { presentLocales } from './present-locales.ts';

const folders = new Set(presentLocales);
const loaded = new Map<string, Promise<Catalogue>>();

/** All that the web app says in a language, with other languages of its chain in place of what it lacks (I18N-7). */
export async function loadCatalogue(locale: LocaleCode, siteDefault?: LocaleCode): Promise<Catalogue> {
  const key = `${wordsVersion()} ${locale} ${siteDefault ?? ''}`;
  const known = loaded.get(key) ?? readChain(fallbackChain(locale, siteDefault));
  loaded.set(key, known);
  return known;
}

async function readChain(chain: readonly string[]): Promise<Catalogue> {
  const words = new Map(await Promise.all(chain.map(async (code) => [code, await readFolder(code)] as const)));
  return mergeWords<Catalogue>('web', chain, (code) => words.get(code));
}

/** What the folder of a language has; undefined for a language that an operator added. */
export async function readFolder(locale: LocaleCode): Promise<object | undefined> {
  if (!folders.has(locale)) return undefined;
  return ((await import(`./languages/${locale}/web.ts`)) as { readonly default: object }).default;
}
