import { languageCodes, languageOfCode, plannedLanguages } from './languages.ts';
import { languageOf } from './locale.ts';

/**
 * Chooses a language: the wanted one exactly, then by alias, then by its prefix, then its own fallback, then the site's default,
 * then English (I18N-1).
 */
export function chooseLocale<Code extends string>(
  wanted: string,
  supported: readonly Code[],
  fallback: Code | undefined = supported[0],
): Code | 'en' {
  return matching(wanted, supported) ?? related(wanted, supported) ?? fallback ?? 'en';
}

/** The best of a browser's languages that is supported, by its weights; undefined without one. */
export function acceptedLocale<Code extends string>(
  acceptLanguage: string | undefined,
  supported: readonly Code[],
): Code | undefined {
  const wanted = weighted(acceptLanguage ?? '');
  // A language the visitor asked for goes before a relative of a better one.
  for (const match of [matching, related]) {
    for (const code of wanted) {
      const found = match(code, supported);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The languages of a browser that we have, the best first; a few, so that pages can be kept for all who ask alike. */
export function acceptedLocales<Code extends string>(
  acceptLanguage: string | undefined,
  supported: readonly Code[],
  countMax = 3,
): readonly Code[] {
  const found = weighted(acceptLanguage ?? '').flatMap((code) => matching(code, supported) ?? []);
  return [...new Set(found)].slice(0, countMax);
}

/** `sr-Latn-RS` is also looked for as `sr-Latn` and `sr`, each by its name and then by its alias. */
function matching<Code extends string>(wanted: string, supported: readonly Code[]): Code | undefined {
  const subtags = wanted.toLowerCase().replaceAll('_', '-').split('-').slice(0, 6);
  for (let length = subtags.length; length > 0; length -= 1) {
    const code = subtags.slice(0, length).join('-');
    const found = supported.find((one) => one.toLowerCase() === code) ?? sameCode(aliasTarget(code), supported);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The fallback of the wanted language, else another form of it: `sr` is answered in Croatian, `en-GB` in `en-PH`. */
function related<Code extends string>(wanted: string, supported: readonly Code[]): Code | undefined {
  const language = languageOf(wanted.toLowerCase().replaceAll('_', '-'));
  if (language === '') return undefined;
  const seen = new Set<string>();
  for (let code = aliasTarget(language) ?? language; !seen.has(code);) {
    seen.add(code);
    const found = sameCode(code, supported) ?? supported.find((one) => languageOf(one).toLowerCase() === code);
    if (found !== undefined) return found;
    code = (languageOfCode(code) ?? plannedLanguages[code])?.fallback ?? code;
  }
  return undefined;
}

function sameCode<Code extends string>(code: string | undefined, supported: readonly Code[]): Code | undefined {
  return supported.find((one) => one === code);
}

function aliasTarget(alias: string): string | undefined {
  const codes = new Set([...Object.keys(plannedLanguages), ...languageCodes()]);
  return [...codes].find((code) => (languageOfCode(code) ?? plannedLanguages[code])?.aliases?.includes(alias));
}

/** The languages of an `Accept-Language` header, the best first; one with a weight of 0 is not wanted. */
function weighted(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((piece) => piece.startsWith('q='))?.slice(2);
      return { code, weight: weight === undefined ? 1 : Number.parseFloat(weight) };
    })
    .filter(({ code, weight }) => /^[\w-]+$/.test(code) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}
