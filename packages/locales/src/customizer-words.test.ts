import { describe, expect, it } from 'vitest';
import { loadCustomizerWords } from './customizer-words.ts';
import { localeCodes } from './locale.ts';

const english = await loadCustomizerWords('en');

describe.each(localeCodes)("the customizer's words in %s", async (locale) => {
  const words = await loadCustomizerWords(locale);

  it('[I18N-3] have every key English has, and leave nothing empty', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  });
});
