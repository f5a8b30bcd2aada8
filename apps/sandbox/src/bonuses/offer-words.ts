import { sandboxWords, type SandboxWords } from '@slipstream/locales/sandbox-words';

/** All that is said about offers in one language. */
export type OfferWords = SandboxWords['offers'];

export type OfferKey = keyof OfferWords['offers'];
export type TermKey = keyof OfferWords['terms'];
export type JackpotKey = keyof OfferWords['jackpots'];
export type LevelCode = keyof OfferWords['levels'];

export function offerWords(locale: string): OfferWords {
  return sandboxWords(locale).offers;
}
