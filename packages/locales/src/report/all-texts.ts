import { presentLocales } from '../present-locales.ts';
import type { Glossary } from '../glossary.ts';
import { textsOf } from '../texts-of.ts';

const areas = ['web', 'sandbox', 'host'] as const;

/** Every text of a language's folder, by area and key: `web.slip.title`. */
export async function folderTexts(locale: string): Promise<ReadonlyMap<string, string>> {
  const words = await Promise.all(
    areas.map(async (area) => {
      const module = (await import(`../languages/${locale}/${area}.ts`)) as { readonly default: object };
      return [area, module.default] as const;
    }),
  );
  return textsOf(Object.fromEntries(words));
}

/** Null: English and its variants, whose words are in `docs/words.md`. */
export async function glossaryOf(locale: string): Promise<Glossary | null> {
  if (!presentLocales.includes(locale) || locale.startsWith('en')) return null;
  return ((await import(`../languages/${locale}/glossary.ts`)) as { readonly default: Glossary }).default;
}
