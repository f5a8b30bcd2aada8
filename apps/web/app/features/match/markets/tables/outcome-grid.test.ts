import { expect, it } from 'vitest';

import { outcomeGrid, sideText } from './outcome-grid.ts';

const sides = {
  home: { name: 'Borussia Dortmund', shortName: 'BVB' },
  away: { name: 'Mainz', shortName: 'MAI' },
};

it.each([
  [['Borussia Dortmund', 'Draw', 'Mainz'], 3, ['BVB', 'Draw', 'Mainz']],
  [['Borussia Dortmund', 'Mainz'], 2, ['BVB', 'Mainz']],
  [
    ['Borussia Dortmund or draw', 'Borussia Dortmund or Mainz', 'Draw or Mainz'],
    2,
    ['BVB or draw', 'BVB or MAI', 'Draw or MAI'],
  ],
  [['Yes', 'No'], 2, ['Yes', 'No']],
  [['0', '1', '2', '3', '4', '5', '6+'], 3, ['0', '1', '2', '3', '4', '5', '6+']],
  [
    ['Borussia Dortmund wins with more games', 'Mainz wins without more games'],
    1,
    ['Borussia Dortmund wins with more games', 'Mainz wins without more games'],
  ],
])('%j stands in %i columns', (names, columns, labels) => {
  expect(
    outcomeGrid(
      names.map((name) => ({ name })),
      sides,
    ),
  ).toEqual({ columns, labels });
});

it('a side is called by its short name only where the long one does not fit', () => {
  expect([sideText(sides.home, 12), sideText(sides.away, 12)]).toEqual(['BVB', 'Mainz']);
});
