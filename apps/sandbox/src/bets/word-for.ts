import { sandboxWords } from '@slipstream/locales/sandbox-words';

/** What a player reads about a code; one that has no words of its own, such as a fault's, gets the general ones. */
export function wordFor(code: number | string, locale: string): string {
  const { bets } = sandboxWords(locale);
  return isKnown(code, bets) ? bets[code] : bets.refused;
}

function isKnown<Words extends object>(code: number | string, words: Words): code is keyof Words & (number | string) {
  return Object.hasOwn(words, code);
}
