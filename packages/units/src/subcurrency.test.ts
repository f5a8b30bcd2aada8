import { expect, it } from 'vitest';
import { findCurrency } from './currency.ts';
import { formatMoney } from './format-money.ts';
import { minor } from './minor.ts';
import { inSubcurrency } from './subcurrency.ts';

const btc = findCurrency('BTC');
if (btc === undefined) throw new Error('BTC is known');

it.each([
  [{ code: 'mBTC', subunits: 100_000 }, '12.345 mBTC'],
  [{ code: 'µBTC', subunits: 100 }, '12,345.00 µBTC'],
  [{ code: 'sat', subunits: 1 }, '1,234,500 sat'],
])('[CONFIG-10] the same amount is written in %j', (sub, words) => {
  const shown = inSubcurrency(btc, sub);
  expect(shown === null ? null : formatMoney(minor(1_234_500), shown, 'en')).toBe(words.replace(' ', '\u00a0'));
});

it.each([300_000, 0, 1_000_000_000])('[CONFIG-10] %d smallest units are no part of a BTC', (subunits) => {
  expect(inSubcurrency(btc, { code: 'x', subunits })).toBeNull();
});
