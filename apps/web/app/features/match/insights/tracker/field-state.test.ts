import { describe, expect, it } from 'vitest';

import { latestIncident, pressureOf, pressurePath, spotOf } from './field-state.ts';
import octagon from '../../../../sports/mma/field.data.ts';
import pitch from '../../../../sports/soccer/field.data.ts';
import { incident } from '../incident-fixture.ts';

describe('who is on top', () => {
  it.each([
    [undefined, null],
    [0, null],
    [-7, null],
    [8, { side: 'home', level: 'pressing', strength: 8 / 60 }],
    [-30, { side: 'away', level: 'attacking', strength: 0.5 }],
    [100, { side: 'home', level: 'attacking', strength: 1 }],
  ])('at a momentum of %s', (value, expected) => {
    expect(pressureOf(value)).toEqual(expected);
  });

  it.each([
    ['home', 1, 'M180 8H324.5L342.5 100L324.5 192H180z'],
    ['away', 1, 'M180 8H35.5L17.5 100L35.5 192H180z'],
    ['home', 0, 'M180 8H221.3L239.3 100L221.3 192H180z'],
  ] as const)('is drawn from the middle towards the other end: %s at %s', (side, strength, path) => {
    expect(pressurePath(pitch, { side, strength, level: 'pressing' })).toBe(path);
  });
});

it.each([
  ['a goal', incident('goal'), { side: 'home', x: 345.12, y: 100 }],
  ['a goal of the other side', incident('goal', { side: 'away' }), { side: 'away', x: 14.88, y: 100 }],
  ['a card', incident('yellow_card'), null],
  ['nobody’s corner', incident('corner', { side: null }), null],
])('the place of %s', (_name, given, expected) => {
  const spot = spotOf(pitch, given);
  expect(spot && { ...spot, x: Number(spot.x.toFixed(2)) }).toEqual(expected);
  expect(spotOf(octagon, given)).toBeNull();
});

it('what happened is news for two minutes', () => {
  const goal = incident('goal', { atMs: 1000 });
  expect(latestIncident([], 0)).toBeNull();
  expect(latestIncident([incident('shot'), goal], 120_999)).toBe(goal);
  expect(latestIncident([goal], 121_000)).toBeNull();
});
