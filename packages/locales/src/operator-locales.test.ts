import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { chooseLocale } from './choose-locale.ts';
import { languageCodes } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { directionOf, fallbackChain, languageName } from './locale.ts';
import { addOperatorLocales } from './operator-locales.ts';
import { sandboxWords } from './sandbox-words.ts';

const root = mkdtempSync(path.join(tmpdir(), 'locales-'));
afterAll(() => rmSync(root, { recursive: true }));

const english = { slip: { title: 'Bet slip', count: '{count, plural, one {# bet} other {# bets}}' } };

function folder(name: string, files: Readonly<Record<string, unknown>>): string {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path.join(root, name);
}

describe("[I18N-7] an operator's folder of catalogues", () => {
  it('adds a language, whose missing words come from its own chain', async () => {
    const dir = folder('good', {
      'xs/language.json': { name: 'Testish', fallback: 'de', aliases: ['TT'], rtl: true },
      'xs/web.json': { slip: { title: 'Zettel' } },
      'xs/sandbox.json': { sports: { soccer: 'Kick' } },
    });
    const source = (await loadCatalogue('en')) as never;
    expect(addOperatorLocales(dir, { area: 'web', english: source })[0]).toMatch(/xs: \d+ messages of web.json come/);
    addOperatorLocales(dir, { area: 'sandbox', english: sandboxWords('en') });
    expect([languageCodes().at(-1), languageName('xs'), directionOf('xs', true)]).toEqual(['xs', 'Testish', 'rtl']);
    expect(chooseLocale('tt', ['en', 'xs'])).toBe('xs');
    expect(fallbackChain('xs', 'tr')).toEqual(['xs', 'de', 'tr', 'en']);
    const [words, german] = await Promise.all([loadCatalogue('xs'), loadCatalogue('de')]);
    expect([words.slip.title, words.slip.empty]).toEqual(['Zettel', german.slip.empty]);
    expect([sandboxWords('xs').sports.soccer, sandboxWords('xs').failures]).toEqual([
      'Kick',
      sandboxWords('de').failures,
    ]);
  });

  it('[I18N-2] adds Urdu, which runs from right to left', () => {
    const dir = folder('urdu', { 'ur/language.json': { name: 'اردو', rtl: true }, 'ur/web.json': {} });
    addOperatorLocales(dir, { area: 'web', english: english });
    expect([directionOf('ur', true), directionOf('ur', false)]).toEqual(['rtl', 'ltr']);
  });

  it.each([
    ['no folder', undefined, 'there is no folder'],
    ['a name that is no code', { 'German/web.json': {} }, 'German/: the name is no language code'],
    ['a language nobody knows', { 'xy/web.json': {} }, 'xy/language.json: is missing'],
    ['no JSON', { 'de/web.json': '{' }, 'de/web.json: '],
    ['an unknown key', { 'de/web.json': { slip: { titel: 'x' } } }, 'de/web.json: slip.titel: English has no such key'],
    ['a broken message', { 'de/web.json': { slip: { title: '{x' } } }, 'slip.title: is no ICU message'],
    ['a missing value', { 'de/web.json': { slip: { count: 'Wetten' } } }, 'slip.count: does not say {count}'],
    [
      'a value too many',
      { 'de/web.json': { slip: { title: '{name}' } } },
      'slip.title: says {name}, which English has',
    ],
    ['an empty text', { 'de/web.json': { slip: { title: ' ' } } }, 'slip.title: is empty'],
    ['a number', { 'de/web.json': { slip: { title: 1 } } }, 'slip.title: must be a text'],
    [
      'a plural without a form',
      { 'ru/web.json': { slip: { count: '{count, plural, one {# a} other {# b}}' } } },
      'slip.count: a plural lacks the form many, few',
    ],
    ['an unknown fact', { 'xy/language.json': { name: 'X', dir: 'rtl' } }, 'xy/language.json: dir is not known'],
  ])('is refused with %s', (name, files, line) => {
    const dir = files === undefined ? path.join(root, 'none') : folder(name, files);
    expect(() => addOperatorLocales(dir, { area: 'web', english })).toThrow(line);
  });

  it('is none where none is given', () => {
    expect(addOperatorLocales(undefined, { area: 'web', english })).toEqual([]);
  });
});
