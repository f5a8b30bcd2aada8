import { presentLocales } from './present-locales.ts';

export interface Language {
  /** In its own words. */
  readonly name: string;
  readonly rtl?: true;
  /** The language that stands in for a message this one lacks, before the site's default (I18N-7). */
  readonly fallback?: string;
  /** Old, informal and country codes that occur in links and platform profiles (I18N-1). */
  readonly aliases?: readonly string[];
}

/**
 * Every language of the product, in the order of the language switcher; the first is the last fallback (I18N-1). A language is
 * a folder in `languages/` and a line here; a line without a folder is a language that waits for its translation.
 */
const list = {
  en: { name: 'English', aliases: ['gb', 'us', 'eng'] },
  'en-PH': { name: 'English (Philippines)', fallback: 'en', aliases: ['ph'] },
  de: { name: 'Deutsch', aliases: ['at', 'ger', 'deu'] },
  es: { name: 'Español', aliases: ['mx', 'co', 'pe', 'cl', 'spa'] },
  'pt-BR': { name: 'Português (Brasil)', aliases: ['br', 'pt'] },
  fr: { name: 'Français', aliases: ['fra', 'fre'] },
  it: { name: 'Italiano', aliases: ['ita'] },
  nl: { name: 'Nederlands', aliases: ['dut', 'nld'] },
  pl: { name: 'Polski', aliases: ['pol'] },
  sv: { name: 'Svenska', aliases: ['se', 'swe'] },
  nb: { name: 'Norsk bokmål', aliases: ['no', 'nn', 'nor'] },
  da: { name: 'Dansk', aliases: ['dk', 'dan'] },
  fi: { name: 'Suomi', aliases: ['fin'] },
  cs: { name: 'Čeština', aliases: ['cz', 'cze', 'ces'] },
  sk: { name: 'Slovenčina', fallback: 'cs', aliases: ['slk', 'slo'] },
  hu: { name: 'Magyar', aliases: ['hun'] },
  ro: { name: 'Română', aliases: ['mo', 'md', 'rum', 'ron'] },
  bg: { name: 'Български', aliases: ['bul'] },
  el: { name: 'Ελληνικά', aliases: ['gr', 'cy', 'gre', 'ell'] },
  hr: { name: 'Hrvatski', aliases: ['bs', 'ba', 'hrv'] },
  'sr-ME': { name: 'Crnogorski', fallback: 'hr', aliases: ['sr', 'cnr', 'me', 'rs', 'sh', 'srp'] },
  ru: { name: 'Русский', aliases: ['by', 'be', 'rus'] },
  uk: { name: 'Українська', aliases: ['ua', 'ukr'] },
  kk: { name: 'Қазақша', fallback: 'ru', aliases: ['kz', 'kaz'] },
  az: { name: 'Azərbaycan', fallback: 'tr', aliases: ['aze'] },
  tr: { name: 'Türkçe', aliases: ['tur'] },
  ar: { name: 'العربية', rtl: true, aliases: ['sa', 'ae', 'eg', 'ara'] },
  he: { name: 'עברית', rtl: true, aliases: ['il', 'iw', 'heb'] },
  fa: { name: 'فارسی', rtl: true, aliases: ['ir', 'per', 'fas'] },
  hi: { name: 'हिन्दी', aliases: ['hin'] },
  ja: { name: '日本語', aliases: ['jp', 'jpn'] },
  ko: { name: '한국어', aliases: ['kr', 'kor'] },
  vi: { name: 'Tiếng Việt', aliases: ['vn', 'vie'] },
  fil: { name: 'Filipino', fallback: 'en-PH', aliases: ['tl'] },
  id: { name: 'Bahasa Indonesia', aliases: ['in', 'ind'] },
  th: { name: 'ไทย', aliases: ['tha'] },
  'zh-Hans': { name: '简体中文', aliases: ['cn', 'zh', 'zh-cn', 'zh-sg', 'zho'] },
} satisfies Readonly<Record<string, Language>>;

/** A language of the list, or one that an operator added (`operator-locales.ts`). */
export type LocaleCode = keyof typeof list | (string & Record<never, never>);

/** Every language by its code, with those to come. */
export const plannedLanguages: Readonly<Record<string, Language>> = list;

const present = new Set(presentLocales);
const spoken = new Map<string, Language>(Object.entries(list).filter(([code]) => present.has(code)));

/** The languages that have words, in the order of the switcher. */
export function languageCodes(): readonly string[] {
  return [...spoken.keys()];
}

/** Undefined for a language that has no words. */
export function languageOfCode(code: string): Language | undefined {
  return spoken.get(code);
}

/** Makes a language known that is in no folder of ours: an operator's, or the one of tests. */
export function addLanguage(code: string, language: Language): void {
  spoken.set(code, { ...spoken.get(code), ...language });
}
