import { directionOf } from '@slipstream/locales/locale';
import { mirrorScores } from '@slipstream/locales/mirror-scores';
import type { MarketInfo, OutcomeInfo } from '@slipstream/simulation/pricing/market-info';
import { nameAmongWords, translateName, type Sides } from './translate-name.ts';
import { competitorName } from './nation-names.ts';
import { marketTemplate } from './world-names.ts';

/** A market's name in a language; the world's own English where there is no other word for it yet. */
export function marketName(info: MarketInfo, sides: Sides, locale: string): string {
  const template = marketTemplate(info.key, locale);
  const name =
    template === undefined ? translateName(info.name, sides, locale) : filled(template, info.specifier, sides, locale);
  return withSigns(name ?? info.name, locale);
}

export function outcomeName(outcome: OutcomeInfo, info: MarketInfo, sides: Sides, locale: string): string {
  // Only the plain outcomes of a line carry the line in their name; a competitor's name is the same everywhere.
  const template = marketTemplate(`outcome.${outcome.key}`, locale);
  const name =
    template === undefined
      ? translateName(outcome.name, sides, locale)
      : filled(template, info.specifier, sides, locale);
  return withSigns(name ?? competitorName(outcome.name, locale), locale);
}

/** A name of the world in a language, where only the name itself is known, as in a bet that was kept. */
export function nameIn(name: string, sides: Sides, locale: string): string {
  return withSigns(translateName(name, sides, locale) ?? competitorName(name, locale), locale);
}

export function groupName(key: string, locale: string): string {
  const word = marketTemplate(`group.${key}`, locale);
  if (word !== undefined) return word;
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `total=2.5|setnr=1` fills `{total}` and `{setnr}`. */
function filled(template: string, specifier: string, { home, away }: Sides, locale: string): string {
  if (!template.includes('{')) return template;
  const values = new Map(specifier.split('|').map((part) => part.split('=', 2) as [string, string | undefined]));
  values.set('home', home && nameAmongWords(competitorName(home.name, locale), template, locale));
  values.set('away', away && nameAmongWords(competitorName(away.name, locale), template, locale));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '').trim();
}

/**
 * Between words that run right to left the sign of -0.5 would land behind its figures; an isolate keeps it in front. Scores
 * run with the words.
 */
function withSigns(name: string, locale: string): string {
  const direction = directionOf(locale, true);
  if (direction === 'ltr') return name;
  return mirrorScores(name, direction).replaceAll(/[+-]\d+(?:\.\d+)?/g, '\u2066$&\u2069');
}
