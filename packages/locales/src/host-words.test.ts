import { describe, expect, it } from 'vitest';
import { hostWords } from './host-words.ts';
import { languageOf, localeCodes } from './locale.ts';
import { textsOf } from './texts-of.ts';

const english = textsOf(hostWords('en'));

/** Texts that are the same in two languages. */
const isShared = (text: string) => !/[a-z]{3} [a-z]{3}/i.test(text.replaceAll(/\{\w+\}|Slipstream/g, ''));

describe.each(localeCodes)("the host's words in %s", (locale) => {
  const words = textsOf(hostWords(locale));

  it('[I18N-3] have every key English has, and no other', () => {
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('[I18N-3] leave nothing empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('[I18N-3] take the same values as English', () => {
    for (const [key, text] of words) expect([key, valuesOf(text)]).toEqual([key, valuesOf(english.get(key) ?? '')]);
  });
});

it.each(localeCodes.filter((locale) => languageOf(locale) !== 'en'))(
  "[I18N-3] the host's words in %s leave no sentence in English",
  (locale) => {
    const words = textsOf(hostWords(locale));
    expect([...words].filter(([key, text]) => text === english.get(key) && !isShared(text))).toEqual([]);
  },
);

function valuesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).toSorted();
}
