import { languageOfCode } from './languages.ts';
import { languageOf } from './locale.ts';

/** Whether a language is a form of its fallback, as English of the Philippines is; its folder has only what differs. */
export function isVariant(locale: string): boolean {
  const fallback = languageOfCode(locale)?.fallback;
  return fallback !== undefined && languageOf(fallback) === languageOf(locale);
}
