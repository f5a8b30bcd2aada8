import { expect, it } from 'vitest';

import { toldApart } from './sides-of.ts';

it.each([
  ['Arsenal', 'ARS', 'Chelsea', 'CHE', ['ARS', 'CHE']],
  ['Deportivo Pasto', 'DEP', 'Deportivo Pereira', 'DEP', ['Pasto', 'Pereira']],
  ['Real United', 'UTD', 'West United', 'UTD', ['Real United', 'West United']],
])('[CAT-1] %s (%s) and %s (%s) are told apart', (homeName, homeShort, awayName, awayShort, shortNames) => {
  const sides = toldApart({
    home: { name: homeName, shortName: homeShort },
    away: { name: awayName, shortName: awayShort },
  });
  expect([sides.home.shortName, sides.away.shortName]).toEqual(shortNames);
});
