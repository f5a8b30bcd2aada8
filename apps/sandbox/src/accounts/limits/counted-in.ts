import { convertCeil } from '@slipstream/betting/arithmetic/convert';
import { findCurrency } from '@slipstream/units/currency';
import { minor, minorMax, zeroMinor, type Minor } from '@slipstream/units/minor';
import { ownValue } from '@slipstream/units/own-value';
import { currencyWorths } from '../../site/currency-worths.data.ts';

/** Amounts by the code of their currency. */
export type Amounts = ReadonlyMap<string, Minor>;

/**
 * What amounts of any currencies come to in the currency of a limit, at the day's rates and rounded up (RG-5). What has no
 * rate can't be weighed, so it is more than any limit allows.
 */
export function countedIn(into: string, amounts: Amounts): Minor {
  let total = 0n;
  for (const [currency, amount] of amounts) total += BigInt(converted(into, currency, amount));
  return total > BigInt(minorMax) ? minorMax : minor(Number(total));
}

function converted(into: string, currency: string, amount: Minor): Minor {
  if (currency === into || amount === 0) return amount;
  const [from, to] = [findCurrency(currency), findCurrency(into)];
  const [numerator, denominator] = [ownValue(currencyWorths, currency), ownValue(currencyWorths, into)];
  if (from === undefined || to === undefined || numerator === undefined || denominator === undefined) {
    return amount > 0 ? minorMax : zeroMinor;
  }
  return convertCeil(amount, from, to, { numerator: BigInt(numerator), denominator: BigInt(denominator) });
}

/** The amounts with one more. */
export function withAmount(amounts: Amounts, currency: string, amount: Minor): Amounts {
  return new Map(amounts).set(currency, minor((amounts.get(currency) ?? 0) + amount));
}

/** What is left of the first after the second, currency by currency; below zero where more came back. */
export function lessAmounts(amounts: Amounts, others: Amounts): Amounts {
  const codes = new Set([...amounts.keys(), ...others.keys()]);
  return new Map([...codes].map((code) => [code, minor((amounts.get(code) ?? 0) - (others.get(code) ?? 0))]));
}
