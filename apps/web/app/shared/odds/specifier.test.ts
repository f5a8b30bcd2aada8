import { describe, expect, it } from 'vitest';

import { lineOrder, lineText, readSpecifier, withoutLine } from './specifier.ts';

describe('readSpecifier', () => {
  it.each([
    ['', '', null, false],
    ['total=2.5', '', '2.5', false],
    ['hcp=-0.25', '', '-0.25', true],
    ['hcp=0:1', '', '0:1', true],
    ['goalnr=3', 'goalnr=3', null, false],
    ['setnr=1|total=9.5', 'setnr=1', '9.5', false],
    ['total=9.5|setnr=1', 'setnr=1', '9.5', false],
    ['setnr=1|games=2', 'setnr=1', '2', false],
    ['setnr=3|unitnr=9', 'setnr=3|unitnr=9', null, false],
    ['variant=sr:correct_score:max:7', 'variant=sr:correct_score:max:7', null, false],
    ['from=1|to=15', 'from=1|to=15', null, false],
    ['player=sr:player:1', 'player=sr:player:1', null, false],
    ['|=|', '=', null, false],
  ])('[CAT-8] %j is about %j at line %j', (specifier, place, line, isHandicap) => {
    expect(readSpecifier(specifier)).toEqual({ place, line, isHandicap });
  });
});

describe('withoutLine', () => {
  it.each([
    ['Total 2.5', '2.5', 'Total'],
    ['Handicap -0.5', '-0.5', 'Handicap'],
    ['Handicap 0:1 (3-way)', '0:1', 'Handicap (3-way)'],
    ['1st half - total 1', '1', '1st half - total'],
    ['1 set - total games 1', '1', '1 set - total games'],
    ['Corners total 4.5 - 1st half', '4.5', 'Corners total - 1st half'],
    ['Total 80.5 (incl. overtime)', '80.5', 'Total (incl. overtime)'],
    ['Arsenal (+0.5)', '+0.5', 'Arsenal'],
    ['大小 164.5（含加时）', '164.5', '大小（含加时）'],
    ['2.5ゴール', '2.5', 'ゴール'],
    ['تعادل (\u200F0\u200F:1)', '0:1', 'تعادل'],
    ['هانديكاب \u2066-0.5\u2069', '-0.5', 'هانديكاب'],
    ['Total 12.5', '2.5', 'Total 12.5'],
    ['Goals', '2.5', 'Goals'],
  ])('of %j at %s leaves %j', (words, line, expected) => {
    expect(withoutLine(words, line)).toBe(expected);
  });
});

it.each([
  ['-0.5', true, '−0.5', -0.5],
  ['0.5', true, '+0.5', 0.5],
  ['0', true, '0', 0],
  ['0:2', true, '0:2', -2],
  ['2:0', true, '2:0', 2],
  ['2.5', false, '2.5', 2.5],
] as const)('line %s is written and ordered', (line, isHandicap, text, order) => {
  expect(lineText(line, isHandicap)).toBe(text);
  expect(lineOrder(line)).toBe(order);
});
