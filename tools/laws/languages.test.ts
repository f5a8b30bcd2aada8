import { localeCodes } from '@slipstream/locales/locale';
import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const file = /^packages\/locales\/src\/languages\/([^/]+)\/(.+)$/;

it('a language is a line in the list and a folder with the same files as that of English', () => {
  const filesOf = new Map<string, string[]>();
  for (const path of trackedFiles(/^packages\/locales\/src\/languages\//)) {
    const [, locale = '', name = ''] = file.exec(path) ?? [];
    filesOf.set(locale, [...(filesOf.get(locale) ?? []), name]);
  }
  expect([...filesOf.keys()].toSorted()).toEqual([...localeCodes].toSorted());
  for (const [locale, names] of filesOf) {
    // English of another country has what differs; the words of English itself are in docs/words.md.
    const isWhole = !locale.startsWith('en-');
    const wanted = isWhole ? [...(filesOf.get('en') ?? [])] : names;
    if (isWhole && locale !== 'en') wanted.push('glossary.ts');
    expect(names.toSorted()).toEqual(wanted.toSorted());
  }
});
