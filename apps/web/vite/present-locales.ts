import { presentLocales as folders } from '@slipstream/locales/present-locales';
import type { Plugin } from 'vite';

const file = /packages\/locales\/src\/present-locales\.ts$/;

/** A bundle has no folders to look into, so the list of languages is written into it. */
export function presentLocales(): Plugin {
  return {
    name: 'present-locales',
    enforce: 'pre',
    load: (id) => (file.test(id) ? `export const presentLocales = ${JSON.stringify(folders)};` : null),
  };
}
