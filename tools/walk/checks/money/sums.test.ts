import { describe, expect, it } from 'vitest';
import type { Sum } from '../../facts.ts';
import type { FigureWords } from '../../words.ts';
import { checkSums } from './sums.ts';

const words: FigureWords = {
  stake: ['Total stake', 'Stake'],
  odds: ['Total odds', 'Odds'],
  returns: ['Returns', 'Returns up to'],
  returnsUpTo: ['Returns up to'],
  boost: [
    ['Boost +', '%'],
    ['×', ' boost'],
  ],
  bonus: ['Freebet', 'Bonus'],
};
const leg = (price: string, stake: string | null = null) => ({ price, stake });
const slip: Sum = { where: 'slip', figures: [], legs: [leg('1.85')], stake: '10', phase: null, text: '' };
const receipt: Sum = { ...slip, where: 'receipt', stake: null, phase: 'taken' };
const treble = (odds: string, returns: string): Sum => ({
  ...receipt,
  legs: [leg('1.61'), leg('1.67'), leg('2.32')],
  figures: [
    ['Stake', '€3.33'],
    ['Odds', odds],
    ['Returns up to', returns],
  ],
});

describe('stake x odds = return', () => {
  it.each<[string, Sum, number]>([
    ['a single', { ...slip, figures: [['Returns', '€18.50']] }, 0],
    ['a single that promises more', { ...slip, figures: [['Returns', '€18.51']] }, 1],
    ['no stake yet', { ...slip, stake: '', figures: [['Returns', '€0.00']] }, 0],
    [
      'a double, rounded down once',
      {
        ...slip,
        legs: [leg('1.85'), leg('2.13')],
        figures: [
          ['Total odds', '3.94'],
          ['Returns', '€39.40'],
        ],
      },
      0,
    ],
    ['two singles', { ...slip, legs: [leg('1.85', '2'), leg('3.00', '1.50')], figures: [['Returns', '€8.20']] }, 0],
    [
      'two singles, one without a stake',
      { ...slip, legs: [leg('1.85', '2'), leg('3.00', '')], figures: [['Returns', '€3.70']] },
      0,
    ],
    [
      'a system, which is not judged',
      { ...slip, legs: [leg('1.85'), leg('2.00')], figures: [['Returns up to', '€1.00']] },
      0,
    ],
    [
      'a boost that is named',
      {
        ...slip,
        figures: [
          ['Boost +5%', '+€0.92'],
          ['Returns', '€19.42'],
        ],
      },
      0,
    ],
    [
      'a boost that adds less than it says',
      {
        ...slip,
        figures: [
          ['Boost +5%', '+€0.92'],
          ['Returns', '€19.41'],
        ],
      },
      1,
    ],
    [
      'a boost on the receipt',
      {
        ...receipt,
        legs: [leg('1.67'), leg('1.78'), leg('1.78')],
        figures: [
          ['Stake', '€10.00'],
          ['Odds', '5.29'],
          ['×1.05 boost', '+€2.64'],
          ['Returns', '€55.55'],
        ],
      },
      0,
    ],
    ['another format of odds', { ...slip, legs: [leg('11/8')], figures: [['Returns', '€99.00']] }, 0],
    [
      'a receipt',
      {
        ...receipt,
        legs: [leg('79.00')],
        figures: [
          ['Stake', '€5.00'],
          ['Odds', '79.00'],
          ['Returns up to', '€395.00'],
        ],
      },
      0,
    ],
    [
      'a receipt with the return of another price',
      {
        ...receipt,
        legs: [leg('79.00')],
        figures: [
          ['Stake', '€5.00'],
          ['Odds', '79.00'],
          ['Returns up to', '€400.00'],
        ],
      },
      1,
    ],
    [
      'a refused bet',
      {
        ...receipt,
        phase: 'refused',
        figures: [
          ['Stake', '€5.00'],
          ['Returns up to', '€1.00'],
        ],
      },
      0,
    ],
    ['the receipt of a system', treble('3.43', '€11.43'), 0],
    ['the receipt of a treble', treble('6.24', '€20.77'), 0],
    ['the receipt of a treble with the return of another price', treble('6.24', '€21.81'), 1],
  ])('%s', (_, sum, count) => {
    expect(checkSums([sum], words)).toHaveLength(count);
  });
});
