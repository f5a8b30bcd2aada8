import type { Catalogue } from './catalogue.ts';
import type { LocaleCode } from './locale.ts';

/** One chunk per language, so that a reader downloads only the words of the language being read. */
const loaders = {
  en: () => import('./messages/en.ts'),
} satisfies Record<LocaleCode, () => Promise<{ default: Catalogue }>>;

export async function loadCatalogue(locale: LocaleCode): Promise<Catalogue> {
  return (await loaders[locale]()).default;
}
