import { createHash } from 'node:crypto';

import type { Catalogue } from '@slipstream/locales/catalogue';
import { compileWords } from '@slipstream/locales/compile-words';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { isLocaleCode, type LocaleCode } from '@slipstream/locales/locale';

import type { WordPart } from '../../shared/messages/word-parts.ts';
import { splitWords } from './split-words.server.ts';

/** The words of one language, as pages and browsers need them. */
export interface PageWords {
  readonly messages: Catalogue;
  /** The address of its parts: `<base>/slip.json`. It changes with the words. */
  readonly base: string;
  readonly version: string;
  readonly parts: Readonly<Record<WordPart, string>>;
}

const made = new WeakMap<Catalogue, PageWords>();

/** Words that stay the same are compiled once. */
export async function pageWords(locale: LocaleCode, siteDefault: LocaleCode | undefined): Promise<PageWords> {
  const catalogue = await loadCatalogue(locale, siteDefault);
  const known = made.get(catalogue) ?? compiled(locale, catalogue);
  made.set(catalogue, known);
  return known;
}

function compiled(locale: LocaleCode, catalogue: Catalogue): PageWords {
  const messages = compileWords(catalogue) as Catalogue;
  const split = Object.entries(splitWords(messages)).map(([part, words]) => [part, JSON.stringify(words)] as const);
  const hash = createHash('sha256').update(split.map(([, json]) => json).join('\n'));
  const version = hash.digest('base64url').slice(0, 10);
  return {
    messages,
    base: `/words/${locale}/${version}`,
    version,
    parts: Object.fromEntries(split) as Record<WordPart, string>,
  };
}

export interface WordsFile {
  readonly json: string;
  /** Whether the address is that of these very words; another release may have others. */
  readonly isCurrent: boolean;
}

/** The answer to the address of a part; null when there is none such. */
export async function wordsFile(
  locale: string,
  version: string,
  part: string,
  siteDefault: LocaleCode | undefined,
): Promise<WordsFile | null> {
  if (!isLocaleCode(locale)) return null;
  const words = await pageWords(locale, siteDefault);
  if (!Object.hasOwn(words.parts, part)) return null;
  return { json: words.parts[part as WordPart], isCurrent: version === words.version };
}
