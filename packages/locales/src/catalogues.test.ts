import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

import { languages } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { isLocaleCode, localeCodes } from './locale.ts';
import { textsOf } from './testing/texts-of.ts';

const english = textsOf(await loadCatalogue('en'));

describe.each(localeCodes)('the catalogue of %s', async (locale) => {
  const words = textsOf(await loadCatalogue(locale));

  it('[I18N-3] has every key English has, and no other', () => {
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('[I18N-3] leaves no message empty', () => {
    expect([...words].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('[I18N-3] compiles, and takes the same arguments as English', () => {
    for (const [key, message] of words) {
      expect([key, argumentsOf(message)]).toEqual([key, argumentsOf(english.get(key) ?? '')]);
    }
  });

  it('[I18N-3] has a form for every number its language tells apart', () => {
    const rules = new Intl.PluralRules(locale);
    const wanted = [...new Set(Array.from({ length: 120 }, (_, count) => rules.select(count)))];
    const lacking = [...words].flatMap(([key, message]) =>
      pluralForms(message).flatMap((forms) =>
        // A form for exactly one number may stand in for the category that holds nothing else.
        wanted
          .filter((form) => !forms.includes(form) && !(form === 'one' && forms.includes('=1')))
          .map((form) => [key, form]),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('names itself in its own words', () => {
    expect(isLocaleCode(locale)).toBe(true);
    expect(languages[locale].name.trim()).not.toBe('');
  });
});

/** The forms of every plural in a message: `one`, `few`, `=0` and so on. */
function pluralForms(message: string): string[][] {
  return [...message.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, forms = '']) =>
    [...forms.matchAll(/(=\d+|\w+) \{/g)].map(([, form = '']) => form),
  );
}

/** The names of a compiled message's arguments: the first item of every nested array, wherever it stands. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) {
      if (typeof part[0] === 'string') names.add(part[0]);
      for (const item of part.slice(1)) visit(item);
    } else if (typeof part === 'object' && part !== null) {
      for (const item of Object.values(part)) visitBranch(item);
    }
  };
  const visitBranch = (branch: unknown): void => {
    for (const item of Array.isArray(branch) ? branch : []) visit(item);
  };
  visitBranch(compile(message));
  return [...names].toSorted();
}
