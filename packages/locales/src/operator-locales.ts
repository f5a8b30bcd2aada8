import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { missingKeys, wordsProblems, type TextForm } from './check-words.ts';
import { addLanguage, languageOfCode, plannedLanguages, type Language } from './languages.ts';
import { addWords, isTexts, type Texts } from './merge-words.ts';

/** The words of one program, as English has them. */
export interface OperatorArea {
  readonly area: 'web' | 'sandbox' | 'host';
  readonly english: Texts;
}

/** What is wrong with a folder of catalogues, a line each. */
export class OperatorLocalesError extends Error {
  override readonly name = 'OperatorLocalesError';
}

const codeForm = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;
const shownMax = 20;

/**
 * Puts the catalogues of a folder over ours (I18N-7): `<folder>/<code>/<area>.json` has single messages or a whole language, and
 * `<code>/language.json` the facts of a language we do not have. Throws if anything is wrong with it. Returns notes for the log.
 */
export function addOperatorLocales(folder: string | undefined, { area, english }: OperatorArea): readonly string[] {
  if (folder === undefined) return [];
  if (!existsSync(folder)) throw new OperatorLocalesError(`LOCALES_DIR: there is no folder ${folder}`);
  const problems: string[] = [];
  const notes: string[] = [];
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: code } of found) {
    const read = readLanguage(folder, code, area, english);
    problems.push(...read.problems.map((problem) => `${code}/${problem}`));
    if (read.problems.length > 0) continue;
    if (read.language !== undefined) addLanguage(code, read.language);
    if (read.texts !== undefined) addWords(area, code, read.texts);
    notes.push(...read.notes.map((note) => `LOCALES_DIR: ${code}: ${note}`));
  }
  if (problems.length > 0) throw new OperatorLocalesError(asLines(problems));
  return notes;
}

interface LanguageRead {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly language?: Language | undefined;
  readonly texts?: Texts | undefined;
}

function readLanguage(folder: string, code: string, area: OperatorArea['area'], english: Texts): LanguageRead {
  if (!codeForm.test(code))
    return { problems: [': the name is no language code such as "lv" or "zh-Hant"'], notes: [] };
  const facts = readJson(path.join(folder, code, 'language.json'));
  const file = `${area}.json`;
  const texts = readJson(path.join(folder, code, file));
  const wrong = [facts, texts].flatMap((read) => (read instanceof Error ? [read.message] : []));
  if (facts instanceof Error || texts instanceof Error) return { problems: wrong, notes: [] };
  const isNew = languageOfCode(code) === undefined;
  const language = facts === undefined ? plannedLanguages[code] : languageFrom(facts);
  if (typeof language === 'string') return { problems: [`language.json: ${language}`], notes: [] };
  if (isNew && language === undefined) {
    return {
      problems: ['language.json: is missing; we do not know this language, so say { "name": "..." }'],
      notes: [],
    };
  }
  const form: TextForm = area === 'web' ? 'icu' : 'plain';
  const problems =
    texts === undefined ? [] : wordsProblems(texts, english, code, form).map((line) => `${file}: ${line}`);
  const missing = isNew ? missingKeys(texts ?? {}, english).length : 0;
  const notes = missing > 0 ? [`${missing} messages of ${file} come from its fallback`] : [];
  return { problems, notes, language, texts };
}

function readJson(file: string): Texts | undefined | Error {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isTexts(value) ? value : new Error(`${path.basename(file)}: must be an object`);
  } catch (error) {
    return new Error(`${path.basename(file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The language, or what is wrong with it. */
function languageFrom({ name, rtl, fallback, aliases, ...others }: Texts): Language | string {
  const unknown = Object.keys(others);
  if (unknown.length > 0) return `${unknown.join(', ')} is not known; there are name, rtl, fallback and aliases`;
  if (typeof name !== 'string' || name.trim() === '') return 'name must be the name of the language in its own words';
  if (rtl !== undefined && typeof rtl !== 'boolean') return 'rtl must be true or false';
  if (fallback !== undefined && (typeof fallback !== 'string' || !codeForm.test(fallback))) {
    return 'fallback must be the code of a language';
  }
  const list: readonly unknown[] = Array.isArray(aliases) ? aliases : aliases === undefined ? [] : [undefined];
  if (!list.every((alias) => typeof alias === 'string')) return 'aliases must be a list of codes';
  return {
    name,
    ...(rtl === true && { rtl }),
    ...(typeof fallback === 'string' && { fallback }),
    ...(list.length > 0 && { aliases: list.map((alias) => alias.toLowerCase()) }),
  };
}

function asLines(problems: readonly string[]): string {
  const rest = problems.length - shownMax;
  const shown = [...problems.slice(0, shownMax), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return `LOCALES_DIR:${shown.map((problem) => `\n  ${problem}`).join('')}`;
}
