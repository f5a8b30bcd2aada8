import { directionOf } from '@slipstream/locales/locale';
import { mirrorScores } from '@slipstream/locales/mirror-scores';
import { translateName, type Sides } from './translate-name.ts';
import { competitorName } from './nation-names.ts';
import { marketGroupName } from './world-names.ts';

/** A name of the world in a language: the same wherever it is shown, on the page of a match and in a bet that was stored. */
export function nameIn(name: string, sides: Sides, locale: string): string {
  return withSigns(translateName(name, sides, locale) ?? competitorName(name, locale), locale);
}

export function groupName(key: string, locale: string): string {
  const word = marketGroupName(key, locale);
  if (word !== undefined) return word;
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
