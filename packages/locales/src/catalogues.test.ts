import { describe, expect, it } from 'vitest';

import { plannedLanguages } from './languages.ts';
import { loadCatalogue, readFolder } from './load-catalogue.ts';
import { languageName, localeCodes } from './locale.ts';
import { argumentsOf, lackingForms } from './message-shape.ts';
import { isVariant } from './variant.ts';
import { textsOf } from './texts-of.ts';

const english = textsOf(await loadCatalogue('en'));

describe.each(localeCodes)('the catalogue of %s', async (locale) => {
  const words = textsOf(await loadCatalogue(locale));
  const own = textsOf((await readFolder(locale)) ?? {});

  it('[I18N-3] has every key English has, and no other', () => {
    const [keys, wanted] = [[...own.keys()].toSorted(), [...english.keys()].toSorted()];
    expect(keys).toEqual(isVariant(locale) ? wanted.filter((key) => own.has(key)) : wanted);
  });

  it('[I18N-3] leaves no message empty', () => {
    expect([...words].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('[I18N-3] compiles, and takes the same arguments as English', () => {
    for (const [key, message] of words) {
      expect([key, argumentsOf(message)]).toEqual([key, argumentsOf(english.get(key) ?? '')]);
    }
  });

  it('[I18N-3] has a form for every number its language tells apart, up to a million', () => {
    const lacking = [...words].flatMap(([key, message]) =>
      lackingForms(message, locale).map((form) => [key, form] as const),
    );
    expect(lacking).toEqual([]);
  });

  it('names itself in its own words', () => {
    expect(languageName(locale).trim()).not.toBe('');
    expect(plannedLanguages).toHaveProperty([locale]);
  });
});
