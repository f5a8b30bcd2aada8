import { expect, it } from 'vitest';

import { crestsOf } from '../../ui/crest/crest-design.ts';
import { outcomeCrest } from './outcome-crest.ts';

const names = { nameA: 'Arsenal', nameB: 'Tottenham Hotspur' };
const crests = crestsOf(names.nameA, names.nameB);

it.each([
  ['Arsenal', crests.home],
  ['Tottenham Hotspur', crests.away],
  ['Arsenal (-1.5)', crests.home],
  ['Tottenham Hotspur +0.25', crests.away],
  ['Tottenham Hotspur (0:1)', crests.away],
  ['Draw', null],
  ['Over 2.5', null],
  ['Arsenal or draw', null],
  ['Arsenal & over 2.5', null],
  ['Arsenal 2:1', null],
  ['Arsenal to score', null],
])('[SHOW-1] "%s" has the crest of its own team, or none', (outcomeName, crest) => {
  expect(outcomeCrest({ ...names, outcomeName })).toEqual(crest);
});

it('[SHOW-1] an event of many has no sides, so no outcome of it has a crest', () => {
  expect(outcomeCrest({ nameA: 'Premier League', nameB: '', outcomeName: 'Arsenal' })).toBeNull();
  expect(outcomeCrest({ nameA: 'Premier League', nameB: '', outcomeName: '' })).toBeNull();
});
