import { argumentsOf, lackingForms, valuesOf } from './message-shape.ts';
import { isTexts, type Texts } from './merge-words.ts';

/** How the texts of an area are written: the web app's are ICU messages, the others have values as `{name}`. */
export type TextForm = 'icu' | 'plain';

/**
 * What is wrong with texts that were written against English, a line each: keys English does not have, what is no text, and
 * messages that do not compile, take other values than English or lack a plural form. Missing keys are no fault here.
 */
export function wordsProblems(texts: Texts, english: Texts, locale: string, form: TextForm): readonly string[] {
  const visit = (node: Texts, source: Texts, prefix: string): readonly string[] =>
    Object.entries(node).flatMap(([key, text]) => {
      const path = prefix + key;
      const wanted = source[key];
      if (wanted === undefined) return [`${path}: English has no such key`];
      if (isTexts(wanted))
        return isTexts(text) ? visit(text, wanted, `${path}.`) : [`${path}: must be an object of texts`];
      if (typeof text !== typeof wanted) return [`${path}: must be a text`];
      if (typeof text !== 'string' || typeof wanted !== 'string') return [];
      return textProblems(text, wanted, form, locale).map((problem) => `${path}: ${problem}`);
    });
  return visit(texts, english, '');
}

/** The paths of the texts that English has and these have not. */
export function missingKeys(texts: Texts, english: Texts, prefix = ''): readonly string[] {
  return Object.entries(english).flatMap(([key, source]) => {
    const text = texts[key];
    if (isTexts(source)) return missingKeys(isTexts(text) ? text : {}, source, `${prefix}${key}.`);
    return text === undefined ? [prefix + key] : [];
  });
}

function textProblems(text: string, english: string, form: TextForm, locale: string): readonly string[] {
  if (text.trim() === '' && english.trim() !== '') return ['is empty'];
  if (form === 'plain') return differences(valuesOf(text), valuesOf(english));
  let own: readonly string[];
  try {
    own = argumentsOf(text);
  } catch (error) {
    return [`is no ICU message (${error instanceof Error ? error.message : String(error)})`];
  }
  const lacking = lackingForms(text, locale);
  return [
    ...differences(own, argumentsOf(english)),
    ...(lacking.length > 0 ? [`a plural lacks the form ${[...new Set(lacking)].join(', ')}`] : []),
  ];
}

function differences(own: readonly string[], english: readonly string[]): readonly string[] {
  const missing = english.filter((name) => !own.includes(name));
  const unknown = own.filter((name) => !english.includes(name));
  return [
    ...(missing.length > 0 ? [`does not say {${missing.join('}, {')}}`] : []),
    ...(unknown.length > 0 ? [`says {${unknown.join('}, {')}}, which English has not`] : []),
  ];
}
