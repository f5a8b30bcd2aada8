import { expect, it } from 'vitest';

import { outcomeGrid, sideTexts } from './outcome-grid.ts';

const sides = {
  home: { name: 'Borussia Dortmund', shortName: 'BVB' },
  away: { name: 'Mainz', shortName: 'MAI' },
};
const indonesian = { home: { name: 'Arema', shortName: 'ARE' }, away: { name: 'Malut United', shortName: 'MAL' } };

it.each([
  [indonesian, ['Arema', 'Draw', 'Malut United'], 3, 'above', ['Arema', 'Draw', 'Malut United']],
  [indonesian, ['Arema', 'Malut United'], 2, 'before', ['Arema', 'Malut United']],
  [
    indonesian,
    ['Arema or draw', 'Arema or Malut United', 'Draw or Malut United'],
    3,
    'above',
    ['ARE or draw', 'ARE or MAL', 'Draw or MAL'],
  ],
  [sides, ['Borussia Dortmund', 'Draw', 'Mainz'], 3, 'before', ['BVB', 'Draw', 'MAI']],
  [sides, ['Borussia Dortmund', 'Mainz'], 2, 'above', ['Borussia Dortmund', 'Mainz']],
  [sides, ['Yes', 'No'], 2, 'before', ['Yes', 'No']],
  [sides, ['0', '1', '2', '3', '4', '5', '6+'], 3, 'before', ['0', '1', '2', '3', '4', '5', '6+']],
  [
    sides,
    ['Borussia Dortmund wins with more games', 'Mainz wins without more games'],
    1,
    'before',
    ['Borussia Dortmund wins with more games', 'Mainz wins without more games'],
  ],
])('[SHOW-15] %j: %j stands in %i columns, labels %s the price', (teams, names, columns, place, labels) => {
  const outcomes = names.map((name) => ({ name }));
  expect(outcomeGrid(outcomes, teams)).toEqual({ columns, place, labels });
});

it('[SHOW-15] both sides are called by their short names if one name does not fit', () => {
  expect(sideTexts(sides, 12)).toEqual({ home: 'BVB', away: 'MAI' });
  expect(sideTexts(sides, 17)).toEqual({ home: 'Borussia Dortmund', away: 'Mainz' });
});
