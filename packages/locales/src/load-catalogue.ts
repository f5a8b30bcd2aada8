import type { Catalogue, PartialCatalogue } from './catalogue.ts';
import type { LocaleCode } from './locale.ts';

/** One chunk per language, so that a reader downloads only the words of the language being read. */
const loaders: Readonly<Record<LocaleCode, () => Promise<{ default: PartialCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  es: () => import('./messages/es.ts'),
  'pt-BR': () => import('./messages/pt-BR.ts'),
  ru: () => import('./messages/ru.ts'),
  tr: () => import('./messages/tr.ts'),
  ar: () => import('./messages/ar.ts'),
  ja: () => import('./messages/ja.ts'),
};

/** The build fills in English for what a translation lacks (I18N-3), so a loaded catalogue is whole. */
export async function loadCatalogue(locale: LocaleCode): Promise<Catalogue> {
  return (await loaders[locale]()).default as Catalogue;
}
