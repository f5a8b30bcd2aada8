import { minor, minorMax } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import { countedIn, lessAmounts, withAmount } from './counted-in.ts';

const amounts = (given: Readonly<Record<string, number>>) =>
  new Map(Object.entries(given).map(([code, amount]) => [code, minor(amount)]));

describe('[RG-5] what counts against a limit', () => {
  it.each([
    ['its own currency as it is', 'EUR', { EUR: 1234 }, 1234],
    ['another one at the day’s rate', 'EUR', { USD: 10_000 }, 8600],
    ['part of a cent as a cent', 'EUR', { USD: 1 }, 1],
    ['whole yen, which have no cents', 'EUR', { JPY: 1000 }, 560],
    ['bitcoin by its smallest unit', 'EUR', { BTC: 100 }, 9],
    ['the other way round', 'USD', { EUR: 8600 }, 10_000],
    ['all of them together', 'EUR', { EUR: 100, USD: 100, JPY: 100 }, 242],
    ['what came back in another currency, rounded down', 'EUR', { EUR: 100, USD: -1 }, 100],
    ['what has no rate, as more than anything', 'EUR', { XAU: 1 }, minorMax],
    ['nothing of what has no rate', 'EUR', { XAU: 0 }, 0],
    ['winnings without a rate as none', 'EUR', { XAU: -5, EUR: 7 }, 7],
    ['a name every object answers to', 'EUR', { constructor: 1 }, minorMax],
  ])('is %s', (_, into, given, total) => {
    expect(countedIn(into, amounts(given))).toBe(total);
  });

  it('is put together currency by currency', () => {
    expect(withAmount(amounts({ EUR: 1 }), 'EUR', minor(2))).toEqual(amounts({ EUR: 3 }));
    expect(withAmount(amounts({ EUR: 1 }), 'USD', minor(2))).toEqual(amounts({ EUR: 1, USD: 2 }));
    expect(lessAmounts(amounts({ EUR: 5 }), amounts({ EUR: 7, USD: 1 }))).toEqual(amounts({ EUR: -2, USD: -1 }));
  });
});
