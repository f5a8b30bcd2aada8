import type { Words } from './catalogue.ts';
import type en from './languages/en/customizer.ts';
import type { LocaleCode } from './languages.ts';
import { fallbackChain } from './locale.ts';
import { presentLocales } from './present-locales.ts';

/** All that the customizer says. It has a file of its own, so that players load none of it. */
export type CustomizerWords = Words<typeof en>;

const folders = new Set<string>(presentLocales);

/** In the first language of the chain that has a folder. */
export async function loadCustomizerWords(locale: LocaleCode): Promise<CustomizerWords> {
  const code = fallbackChain(locale).find((one) => folders.has(one)) ?? 'en';
  const { default: words } = (await import(`./languages/${code}/customizer.ts`)) as {
    readonly default: CustomizerWords;
  };
  return words;
}
