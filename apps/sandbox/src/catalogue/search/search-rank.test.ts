import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsAlmost, findMeant, findTyped, searchEntry, searchLevel } from './search-rank.ts';
import { searchQuery, searchText } from './search-text.ts';

/** Written in a wrong order on purpose. */
const entries = [
  entry('Valorant Mandatory', { isReal: false, priority: 1 }),
  entry('Mandatory', { isReal: false, priority: 1 }),
  entry('Mansfield Town', { priority: 3000 }),
  entry('Manchester United', { priority: 1006, aliases: ['man utd'] }),
  entry('Manchester City', { priority: 1000, aliases: ['man city'] }),
  entry('Oman', { priority: 500 }),
  entry('Isle of Man', { priority: 400 }),
  entry('Arsenal SRL', { isReal: false, priority: 5000 }),
  entry('Arsenal (Yerma)', { isReal: false, priority: 3403 }),
  entry('Arsenal', { priority: 1001 }),
  entry('Arsenal Tula', { priority: 3100 }),
  entry('PSG (Shone)', { isReal: false, priority: 3401 }),
  entry('Paris Saint-Germain', { priority: 1004, aliases: ['psg'] }),
  entry('Liverpool', { priority: 1002 }),
  entry('Atlético Madrid', { priority: 1003, aliases: ['atleti', 'atletico'] }),
];

const vocabulary = [...new Set(entries.flatMap(({ words }) => words.flat()))];

function entry(
  name: string,
  { isReal = true, priority, aliases = [] }: { isReal?: boolean; priority: number; aliases?: readonly string[] },
) {
  return searchEntry(name, { names: [name, ...aliases], isReal, priority });
}

function found(text: string): readonly string[] {
  const query = searchQuery(text);
  const hits = findTyped(entries, query);
  return (hits.length > 0 ? hits : (findMeant(vocabulary, query)?.(entries, query) ?? [])).map((hit) => hit.entry.item);
}

describe('the order of what is found', () => {
  it.each([
    ['arsenal', ['Arsenal', 'Arsenal Tula', 'Arsenal (Yerma)', 'Arsenal SRL']],
    [
      'man',
      [
        'Manchester City',
        'Manchester United',
        'Mansfield Town',
        'Isle of Man',
        'Mandatory',
        'Valorant Mandatory',
        'Oman',
      ],
    ],
    ['man utd', ['Manchester United']],
    ['MAN CITY', ['Manchester City']],
    ['psg', ['Paris Saint-Germain', 'PSG (Shone)']],
    ['atletico', ['Atlético Madrid']],
    ['Atlético', ['Atlético Madrid']],
    ['germain paris', ['Paris Saint-Germain']],
    ['manchetser', ['Manchester City', 'Manchester United']],
    ['manchster cit', ['Manchester City']],
    ['livrepool', ['Liverpool']],
    ['liverpoool', ['Liverpool']],
    ['arsnal', ['Arsenal', 'Arsenal Tula', 'Arsenal (Yerma)', 'Arsenal SRL']],
    ['livrepol', []],
    ['mna', []],
    ['!!!', []],
  ])('[CAT-4] %s finds %j', (text, names) => expect(found(text)).toEqual(names));

  it.each([
    ['Real Madrid', 'real madrid', 'exact'],
    ['Real Madrid - Barcelona', 'real mad', 'prefix'],
    ['Atletico Real Madrid', 'mad real', 'word'],
    ['Real Madrid', 'adri', 'inside'],
    ['Real Madrid', 'mad bar', null],
    ['Bayern München', 'MUNCHEN', 'word'],
    ['Bayern Munchen', 'münch', 'word'],
  ] as const)('[CAT-4] %s answers %s as %s', (text, query, level) =>
    expect(searchLevel(searchText(text), searchQuery(query))).toBe(level),
  );

  it('[CAT-4] a wider name is good for words and never the whole', () => {
    const leagues = [
      searchEntry('Egypt', { names: ['Premier League'], wider: ['Egypt Premier League'], isReal: true, priority: 9 }),
      searchEntry('England', {
        names: ['Premier League'],
        wider: ['England Premier League'],
        isReal: true,
        priority: 1,
      }),
    ];
    const names = (text: string) => findTyped(leagues, searchQuery(text)).map(({ entry: { item } }) => item);
    expect(names('premier')).toEqual(['England', 'Egypt']);
    expect(names('egypt premier')).toEqual(['Egypt']);
    expect(names('gypt')).toEqual([]);
    expect(findTyped(leagues, searchQuery('egypt premier league'))[0]?.level).toBe('word');
  });
});

describe('one typing error', () => {
  it.each([
    ['chelsea', 'chelsae', true],
    ['chelsea', 'chelea', true],
    ['chelsea', 'chellsea', true],
    ['chelsea', 'chelzea', true],
    ['chelsea', 'xchelsea', true],
    ['chelsea', 'helsea', true],
    ['chelsea', 'chelseax', true],
    ['chelsea', 'cheslae', false],
    ['chelsea', 'chelseaxy', false],
    ['chel', 'chelsea', false],
  ])('[CAT-4] %s typed as %s is forgiven: %s', (word, typed, isForgiven) =>
    expect(beginsAlmost(word, typed)).toBe(isForgiven),
  );

  it('[CAT-4] is any one insertion, deletion, substitution or transposition', () => {
    const letters = fc.array(fc.constantFrom(...'abc'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...'abc'), fc.nat(3), (word, place, letter, kind) => {
        const at = place % word.length;
        const typed = [
          word.toSpliced(at, 0, letter),
          word.toSpliced(at, 1),
          word.with(at, letter),
          word.toSpliced(at, 2, ...word.slice(at, at + 2).toReversed()),
        ][kind];
        expect(beginsAlmost(word.join(''), typed?.join('') ?? '')).toBe(true);
      }),
    );
  });
});
