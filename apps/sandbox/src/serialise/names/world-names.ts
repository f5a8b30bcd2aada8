import { languageOf } from '@slipstream/locales/locale';
import { sandboxWords, type SandboxWords } from '@slipstream/locales/sandbox-words';

type Names = Readonly<Record<string, string>>;

/** The world names everything in English, so only other languages have words of their own for its names. */
export function wordsForWorld(locale: string): SandboxWords | null {
  const words = sandboxWords(locale);
  return languageOf(locale) === 'en' || words === sandboxWords('en') ? null : words;
}

/** Undefined where a sport has the same name everywhere, and in English. */
export function sportName(key: string, locale: string): string | undefined {
  const names: Names | undefined = wordsForWorld(locale)?.sports;
  return names?.[key];
}

export function categoryName(english: string, locale: string): string | undefined {
  const names: Names | undefined = wordsForWorld(locale)?.categories;
  return names?.[english];
}

export function marketGroupName(key: string, locale: string): string | undefined {
  const names: Names = sandboxWords(locale).markets;
  return names[`group.${key}`];
}
