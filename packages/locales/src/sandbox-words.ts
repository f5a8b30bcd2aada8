import type { Words } from './catalogue.ts';
import type en from './languages/en/sandbox.ts';
import { isLocaleCode, localeCodes, type LocaleCode } from './locale.ts';

/** All that the sandbox says in one language. English defines the keys. */
export type SandboxWords = Words<typeof en>;

/** Every language's folder has these words; `sandbox-words.test.ts` loads them all. */
const byLocale = Object.fromEntries(
  await Promise.all(
    localeCodes.map(async (locale) => {
      const words = (await import(`./languages/${locale}/sandbox.ts`)) as { readonly default: SandboxWords };
      return [locale, words.default] as const;
    }),
  ),
) as Readonly<Record<LocaleCode, SandboxWords>>;

/** English stands in for a language that is none of ours. */
export function sandboxWords(locale: string): SandboxWords {
  return byLocale[isLocaleCode(locale) ? locale : 'en'];
}
