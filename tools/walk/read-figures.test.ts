import { describe, expect, it } from 'vitest';
import { readMoney, readOdds, readStake } from './read-figures.ts';

describe('figures are read as they are written', () => {
  it.each([
    ['€5.00', 500],
    ['5,00 €', 500],
    ['1.234,56 €', 123456],
    ['€1,234,567.89', 123456789],
    ['\u200f1,234.50\u00a0€', 123450],
    ['٥٫٠٠ €', 500],
    ['¥500', null],
    ['0.00012345 BTC', null],
    ['0.01 BTC', null],
    ['10.00 mBTC', null],
    ['none', null],
  ])('money %s', (text, amount) => {
    expect(readMoney(text)).toBe(amount);
  });

  it.each([
    ['10', 1000],
    ['2.5', 250],
    ['2,50', 250],
    ['100000', 10000000],
    ['1,000.00', 100000],
    ['', null],
    ['ten', null],
  ])('a stake of %s', (text, amount) => {
    expect(readStake(text)).toBe(amount);
  });

  it.each([
    ['1.85', 1850],
    ['1.001', 1001],
    ['\u206616.25\u2069', 16250],
    ['+120', null],
    ['11/8', null],
    ['54.05%', null],
  ])('a price of %s', (text, odds) => {
    expect(readOdds(text)).toBe(odds);
  });
});
