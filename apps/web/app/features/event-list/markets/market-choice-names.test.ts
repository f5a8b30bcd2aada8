import { expect, it } from 'vitest';

import { marketChoiceNames } from './market-choice-names.ts';

it.each([
  [
    ['Winner (incl. super over)', 'Total 165.5'],
    ['Winner', 'Total'],
  ],
  [
    ['Winner', 'Winner (incl. overtime)'],
    ['Winner', 'Winner (incl. overtime)'],
  ],
  [
    ['勝者（延長含む）', '合計 165.5'],
    ['勝者', '合計'],
  ],
])('[SHOW-11] markets %j are chosen from as %j', (names, expected) => {
  const markets = names.map((name) => ({ name, specifier: name.endsWith('165.5') ? 'total=165.5' : '' }));
  expect(marketChoiceNames(markets)).toEqual(expected);
});
