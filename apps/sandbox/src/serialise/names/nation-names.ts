import { languageCodes } from '@slipstream/locales/languages';
import { languageOf } from '@slipstream/locales/locale';
import { displayName } from '../../site/display-names.ts';
import { categoryName } from './world-names.ts';

/** Countries that the world calls otherwise than Intl does in English. */
const otherNames: Readonly<Record<string, string>> = {
  'Ivory Coast': 'CI',
  USA: 'US',
  Turkey: 'TR',
  'Czech Republic': 'CZ',
  'Bosnia and Herzegovina': 'BA',
  'DR Congo': 'CD',
  'Cape Verde': 'CV',
  'Hong Kong': 'HK',
};
/** Nations that are no country to Intl, but have a word of ours. */
const homeNations = new Set(['England', 'Scotland', 'Wales', 'Northern Ireland', 'West Indies']);
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

const codes = new Map<string, string>([
  ...letters.flatMap((first) =>
    letters.flatMap((second): (readonly [string, string])[] => {
      const code = first + second;
      const name = displayName('region', code, 'en');
      return name === code ? [] : [[name, code]];
    }),
  ),
  ...Object.entries(otherNames),
]);

/** What a national team is called in all languages, to be found by any; empty for everybody else. */
export function nationNames(name: string): readonly string[] {
  if (!codes.has(name) && !homeNations.has(name)) return [];
  return languageCodes().map((locale) => competitorName(name, locale));
}

/** A competitor's name in a language: a national team is called as its country is, everybody else the same everywhere (I18N-13). */
export function competitorName(name: string, locale: string): string {
  if (languageOf(locale) === 'en') return name;
  if (homeNations.has(name)) return categoryName(name, locale) ?? name;
  const code = codes.get(name);
  return code === undefined ? name : displayName('region', code, locale);
}
