import type { Catalogue } from './catalogue.ts';
import { languages, type LocaleCode } from './languages.ts';

export async function loadCatalogue(locale: LocaleCode): Promise<Catalogue> {
  return (await languages[locale].web()).default;
}
