import type { Catalogue } from './catalogue.ts';

interface Language {
  /** In its own words. */
  readonly name: string;
  readonly rtl?: true;
  /** Its messages for the web app. Each language is a script of its own, so that a reader downloads only one. */
  readonly web: () => Promise<{ readonly default: Catalogue }>;
}

/**
 * Every language of the product, in the order of the language switcher; the first is the last fallback (I18N-1). A new
 * language is a folder in `languages/` and a line here.
 */
const list = {
  en: { name: 'English', web: () => import('./languages/en/web.ts') },
  de: { name: 'Deutsch', web: () => import('./languages/de/web.ts') },
  es: { name: 'Español', web: () => import('./languages/es/web.ts') },
  'pt-BR': { name: 'Português (Brasil)', web: () => import('./languages/pt-BR/web.ts') },
  ru: { name: 'Русский', web: () => import('./languages/ru/web.ts') },
  tr: { name: 'Türkçe', web: () => import('./languages/tr/web.ts') },
  ar: { name: 'العربية', rtl: true, web: () => import('./languages/ar/web.ts') },
  ja: { name: '日本語', web: () => import('./languages/ja/web.ts') },
} satisfies Readonly<Record<string, Language>>;

export type LocaleCode = keyof typeof list;

export const languages: Readonly<Record<LocaleCode, Language>> = list;

/** Old or informal codes that occur in links and platform profiles, and the language each stands for (I18N-1). */
export const localeAliases: Readonly<Record<string, string>> = {
  no: 'nb',
  tl: 'fil',
  vn: 'vi',
  se: 'sv',
  ph: 'en-PH',
  br: 'pt-BR',
  sr: 'sr-ME',
};
