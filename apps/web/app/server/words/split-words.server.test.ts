import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { localeCodes } from '@slipstream/locales/locale';
import { describe, expect, it } from 'vitest';

import { partsOfPage, type WordPart } from '../../shared/messages/word-parts.ts';
import { pageWords } from './page-words.server.ts';
import { partOfWord, splitWords } from './split-words.server.ts';
import { filesWith, lateCode, wordsIn } from './testing/used-words.ts';

const app = path.join(import.meta.dirname, '../..');
const at = (name: string) => path.join(app, name);
const english = keysIn(await loadCatalogue('en'));
const sources = globSync('**/*.tsx', { cwd: app }).filter((name) => !name.includes('.test.'));
const frame = ['entry.client.tsx', 'root.tsx', 'routes/sportsbook.tsx'].map(at);

function keysIn(node: object, prefix = ''): readonly string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysIn(value, `${prefix}${key}.`) : [prefix + key],
  );
}

/** The words said by code that is drawn with these parts and lies in none of them. */
function lacking(roots: readonly string[], parts: readonly WordPart[]): readonly string[] {
  const faults = filesWith(roots)
    .flatMap((file) => wordsIn(file))
    .flatMap(({ key, file }) => {
      const words = english.filter((word) => key === '' || word === key || word.startsWith(`${key}.`));
      const others = new Set(words.map((word) => partOfWord(word)).filter((part) => !parts.includes(part)));
      return [...others].map((part) => `${path.relative(app, file)} says ${key} of ${part}`);
    });
  return [...new Set(faults)];
}

describe('[I18N-8] the words of a page', () => {
  it.each(localeCodes)('in %s come first in at most 6 KB', async (locale) => {
    const { parts } = await pageWords(locale, undefined);
    expect(gzipSync(parts.first).byteLength).toBeLessThanOrEqual(6 * 1024);
  });

  it('are each in one part, and together all of them', () => {
    const words = { slip: { title: 'a', other: 'b' }, shell: { menu: ['c'] }, myBets: { loading: 'd', none: 'e' } };
    const split = splitWords(words);
    expect(split.first).toEqual({ slip: { title: 'a' }, shell: { menu: ['c'] }, myBets: { loading: 'd' } });
    expect([split.slip, split.bets]).toEqual([{ slip: { other: 'b' } }, { myBets: { none: 'e' } }]);
  });

  it.each([
    ['/sportsbook', 'routes/home.tsx'],
    ['/de/sportsbook/live', 'routes/live.tsx'],
    ['/sportsbook/schedule', 'routes/schedule.tsx'],
    ['/sportsbook/results', 'routes/results.tsx'],
    ['/sportsbook/favorites', 'routes/favorites.tsx'],
    ['/sportsbook/promotions', 'routes/promotions.tsx'],
    ['/sportsbook/promotions/12', 'routes/tournament.tsx'],
    ['/sportsbook/racing', 'routes/launch.tsx'],
    ['/sportsbook/users/sign-in', 'routes/auth-page.tsx'],
    ['/sportsbook/soccer', 'routes/sport.tsx'],
    ['/sportsbook/soccer/a-b-m-1', 'routes/event.tsx'],
    ['/sportsbook/live/overview/soccer/a-b-m-1', 'routes/live-overview/match.tsx'],
    ['/sportsbook/live/overview', 'routes/live-overview/layout.tsx'],
    ['/sportsbook/404', 'routes/error-page.tsx'],
  ])('at %s are all there for %s', (address, file) => {
    expect(lacking([...frame, at(file)], partsOfPage(address))).toEqual([]);
  });

  it('of code that is loaded later come with it', () => {
    const found = sources.flatMap((name) => lateCode(at(name)));
    expect(found.length).toBeGreaterThan(20);
    expect(found.flatMap(({ file, parts }) => lacking([file], ['first', ...parts]))).toEqual([]);
  });
});
