import { localeAliases } from './languages.ts';
import { languageOf } from './locale.ts';

/**
 * Chooses a language: the wanted one exactly, then by alias, then by its prefix, then the site's default, then English
 * (I18N-1).
 */
export function chooseLocale<Code extends string>(
  wanted: string,
  supported: readonly Code[],
  fallback: Code | undefined = supported[0],
): Code | 'en' {
  const alias = localeAliases[wanted.toLowerCase()];
  const candidates = [wanted, ...(alias === undefined ? [] : [alias]), languageOf(wanted)];
  for (const candidate of candidates) {
    const match = supported.find((code) => code.toLowerCase() === candidate.toLowerCase());
    if (match !== undefined) return match;
  }
  return fallback ?? 'en';
}

/** The first language of the browser that is supported; undefined without one. */
export function acceptedLocale<Code extends string>(
  acceptLanguage: string | undefined,
  supported: readonly Code[],
): Code | undefined {
  for (const part of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const wanted = (part.split(';', 1)[0] ?? '').trim();
    const found = supported.find((code) => code === chooseLocale<string>(wanted, supported, ''));
    if (found !== undefined) return found;
  }
  return undefined;
}
