import { describe, expect, it } from 'vitest';

import { directionOf, localeCodes } from '../locale.ts';
import { folderTexts, glossaryOf } from './all-texts.ts';
import { checkLanguage } from './check-language.ts';

const english = await folderTexts('en');

describe.each(localeCodes.filter((locale) => !locale.startsWith('en')))('the texts of %s', async (locale) => {
  const [texts, glossary] = await Promise.all([folderTexts(locale), glossaryOf(locale)]);
  if (glossary === null) throw new Error(`languages/${locale} has no glossary.ts`);
  const findings = checkLanguage(texts, english, glossary, directionOf(locale, true) === 'rtl').filter(
    ({ kind }) => kind !== 'length',
  );

  it('[I18N-9] keep to the glossary of the language, and none is left in English', () => {
    expect(findings.map(({ kind, key, line }) => `${kind} ${key}: ${line}`)).toEqual([]);
  });
});

describe('checkLanguage', async () => {
  const glossary = (await glossaryOf('de')) ?? undefined;
  if (glossary === undefined) throw new Error('German has a glossary');
  const check = (text: string, source: string) =>
    checkLanguage(new Map([['web.x', text]]), new Map([['web.x', source]]), glossary).map(({ kind }) => kind);

  it.each([
    ['Wettschein', 'Bet slip', []],
    ['Kupon', 'Bet slip', ['term']],
    ['Sie haben gewonnen', 'You have won it', ['avoided']],
    ['Place bet', 'Place bet', ['term', 'english']],
    ['Ein sehr viel längerer Text als nötig', 'A short text', ['length']],
    ['{count, plural, one {# Tipp} other {# Tipps}}', '{count, plural, one {# selection} other {# selections}}', []],
    ['Lucky 15', 'Lucky 15', []],
    ['{stake}', '{stake}', []],
  ])('[I18N-9] finds in "%s" for "%s": %j', (text, source, expected) => {
    expect(check(text, source)).toEqual(expected);
  });

  it.each([
    ['تعزيز +{percent}', ['sign']],
    ['{category} · {league}', ['name']],
    ['\u2068{category}\u2069 · \u2068{league}\u2069', []],
    ['تعزيز \u2066+{percent}\u2069', []],
    ['{from} - {to}', []],
  ])('[I18N-2] finds in "%s", which runs right to left: %j', (text, expected) => {
    const kinds = checkLanguage(
      new Map([['x', text]]),
      new Map([['x', 'Boost']]),
      { ...glossary, except: ['x'] },
      true,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(expected);
  });

  it('[I18N-9] finds a text that is missing, and one that English has not', () => {
    const kinds = checkLanguage(new Map([['b', 'x']]), new Map([['a', 'y']]), glossary).map(({ kind }) => kind);
    expect(kinds).toEqual(['missing', 'unknown']);
  });
});
