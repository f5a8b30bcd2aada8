import { describe, expect, it } from 'vitest';
import { localeCodes } from './locale.ts';
import { sandboxWords } from './sandbox-words.ts';
import { textsOf } from './texts-of.ts';

const english = textsOf(sandboxWords('en'));

it('[I18N-3] a language that is none of ours gets English', () => {
  expect(sandboxWords('xx')).toBe(sandboxWords('en'));
});

describe.each(localeCodes)("the sandbox's words in %s", (locale) => {
  const words = textsOf(sandboxWords(locale));

  it('[I18N-3] have every key English has, and no other', () => {
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('[I18N-3] leave nothing empty that English says', () => {
    const empty = [...words].filter(([key, text]) => text.trim() === '' && english.get(key) !== '');
    expect(empty).toEqual([]);
  });

  it('[I18N-3] take the same values as English', () => {
    for (const [key, text] of words) {
      // The forms of a unit differ from language to language.
      const wanted = key.startsWith('marketPhrases.') ? /#|\{team\}/g : /\{\w+\}/g;
      expect([key, valuesOf(text, wanted)]).toEqual([key, valuesOf(english.get(key) ?? '', wanted)]);
    }
  });
});

/** Parts of names, such as "2nd set", and second names of a market, which no sport has beside the first. */
const notMarkets = /^#th |^(?:set|map|round) #$|^winning method$|^exact number of /;

describe.each(localeCodes)('markets in %s', (locale) => {
  it('[I18N-3] have different names, without the lines that stand below them', () => {
    const { phrases } = sandboxWords(locale).marketPhrases;
    const byName = Map.groupBy(
      Object.entries(phrases).filter(([key]) => !notMarkets.test(key)),
      ([, name]) => name.replace(/ ?#$/, '').toLowerCase(),
    );
    expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

function valuesOf(text: string, wanted: RegExp): readonly string[] {
  return [...text.matchAll(wanted)].map(([value]) => value).toSorted();
}
