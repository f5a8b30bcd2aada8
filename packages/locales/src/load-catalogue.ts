import type { Catalogue, PartialCatalogue } from './catalogue.ts';
import type { LocaleCode } from './locale.ts';

/** One chunk per language, so that a reader downloads only one language. */
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

/** The build fills missing keys with English (I18N-3), so a loaded catalogue is complete. */
export async function loadCatalogue(locale: LocaleCode): Promise<Catalogue> {
  return (await loaders[locale]()).default as Catalogue;
}
