import type { Words } from './catalogue.ts';
import type en from './languages/en/host.ts';
import { localeCodes, type LocaleCode } from './locale.ts';

/** All that the demo host platform says in one language. English defines the keys. */
export type HostWords = Words<typeof en>;

/** Every language's folder has these words; `host-words.test.ts` loads them all. */
const byLocale = Object.fromEntries(
  await Promise.all(
    localeCodes.map(async (locale) => {
      const words = (await import(`./languages/${locale}/host.ts`)) as { readonly default: HostWords };
      return [locale, words.default] as const;
    }),
  ),
) as Readonly<Record<LocaleCode, HostWords>>;

export function hostWords(locale: LocaleCode): HostWords {
  return byLocale[locale];
}
