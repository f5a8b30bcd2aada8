import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { lucideIcons } from '../ui/icon/icon-names.data.ts';
import basketball from './basketball/field.data.ts';
import lanes from './esports/field.data.ts';
import octagon from './mma/field.data.ts';
import halves from './other/field.data.ts';
import pitch from './soccer/field.data.ts';
import table from './table-tennis/field.data.ts';
import { fieldOf } from './field.ts';
import { sportIconOf } from './sport-icon.tsx';
import { sportSymbols } from './sport-symbols.ts';
import { factsOf, familyOf } from './sport.ts';
import { sports } from './sports.data.ts';

describe.each(Object.entries(sports))('%s', (key, { icon, field }) => {
  it('has the icon it names', () => {
    const isOfLucide = Object.hasOwn(lucideIcons, `sport-${icon}`);
    expect(isOfLucide || existsSync(new URL(`${icon}/icon.svg`, import.meta.url))).toBe(true);
  });

  it('has the field it names', () => {
    const file = `./${field ?? 'other'}/field.data.ts`;
    expect(existsSync(new URL(file, import.meta.url))).toBe(true);
    expect(fieldOf({ key, type: 'regular' }).lines).toMatch(/^M/);
  });
});

it.each([
  ['soccer', 'regular', pitch],
  ['table_tennis', 'regular', table],
  ['mma', 'regular', octagon],
  ['dota-2', 'cyber', lanes],
  ['e-soccer', 'cyber', pitch],
  ['e_basketball', 'cyber', basketball],
  ['curling', 'regular', halves],
] as const)('the field of %s', (key, type, field) => {
  expect(fieldOf({ key, type })).toBe(field);
});

it.each([
  ['soccer', 'soccer'],
  ['beach_volleyball', 'volleyball'],
  ['e-soccer', 'esports'],
  ['league_of_legends', 'esports'],
  ['curling', 'other'],
])('the icon of %s', (key, icon) => {
  expect(sportIconOf(key)).toBe(`sport-${icon}`);
});

it.each([
  ['table_tennis', 'regular', 'set'],
  ['e-soccer', 'cyber', 'half'],
  ['dota-2', 'cyber', 'map'],
  ['curling', 'regular', 'period'],
] as const)('the family of %s', (key, type, family) => {
  expect(familyOf({ key, type })).toBe(family);
});

it('a drawn icon becomes a symbol of the sprite', () => {
  expect(sportSymbols()).toContain('<symbol id="icon-sport-baseball" viewBox="0 0 24 24" stroke="currentColor"');
});

it.each(['constructor', '__proto__', 'toString'])('a feed that calls a sport %s gets a sport nobody knows', (key) => {
  expect(factsOf(key)).toEqual({});
});
