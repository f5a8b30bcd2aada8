import { loadCustomizerWords, type CustomizerWords } from '@slipstream/locales/customizer-words';
import type { LocaleCode } from '@slipstream/locales/locale';

/** Kept here, because a component that waits for a promise has to find the same one again. */
const loaded = new Map<LocaleCode, Promise<CustomizerWords>>();

export function customizerWordsIn(locale: LocaleCode): Promise<CustomizerWords> {
  const words = loaded.get(locale) ?? loadCustomizerWords(locale);
  loaded.set(locale, words);
  return words;
}
