import { findCurrency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import type { Odds } from '@slipstream/units/odds';

const zeros = ['0', '٠', '۰'];

/** Digits of any script as those of ours, and nothing around them that only holds a direction. */
function plain(text: string): string {
  const bare = text.replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
  return [...bare]
    .map((letter) => {
      const zero = zeros.find((each) => letter >= each && letter.codePointAt(0)! - each.codePointAt(0)! < 10);
      return zero === undefined ? letter : String(letter.codePointAt(0)! - zero.codePointAt(0)!);
    })
    .join('');
}

/** An amount with two digits after the point, as most currencies have them; null for what is no such amount. */
export function readMoney(text: string): Minor | null {
  // Coins are shown with as many digits as they need, and parts of one with names such as mBTC.
  const code = /[A-Z]{3,5}/.exec(text)?.[0];
  if (code !== undefined && findCurrency(code)?.digits !== 2) return null;
  const found = /(\d[\d.,\s’'٬\u00a0\u202f]*)[.,٫](\d{2})(?!\d)/.exec(plain(text));
  if (found === null) return null;
  const [, whole = '', cents = ''] = found;
  return Number(whole.replaceAll(/\D/g, '') + cents) as Minor;
}

/** What a player types: whole, or with one or two digits after a point or comma. */
export function readStake(text: string): Minor | null {
  const found = /^([\d\s\u00a0\u202f’']*\d(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?$/.exec(plain(text).trim());
  if (found === null) return null;
  const [, whole = '', cents = ''] = found;
  return Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0')) as Minor;
}

/** A decimal price of one selection, which is shown exactly; null in any other format. */
export function readOdds(text: string): Odds | null {
  const found = /^(\d+)\.(\d{2})(\d?)$/.exec(plain(text).trim());
  return found === null ? null : (Number(`${found[1]}${found[2]}${found[3] || '0'}`) as Odds);
}
