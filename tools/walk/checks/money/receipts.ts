import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { findCurrency } from '@slipstream/units/currency';
import { formatMoney } from '@slipstream/units/format-money';
import { formatOdds, formatTotalOdds } from '@slipstream/units/format-odds';
import type { Sum } from '../../facts.ts';
import { readOdds } from '../../read-figures.ts';
import type { Complaint } from '../../types.ts';
import type { FigureWords } from '../../words.ts';

/** A receipt and a bet in my bets say what the server has: stake, odds and return. They are told apart by their number. */
export function checkReceipts(
  sums: readonly Sum[],
  bets: readonly Bet[],
  words: FigureWords,
  locale: string,
): readonly Complaint[] {
  return sums.flatMap((sum) => {
    const bet = sum.where === 'slip' ? undefined : bets.find(({ ref }) => sum.text.includes(ref));
    return bet === undefined ? [] : compare(sum, bet, words, locale);
  });
}

function compare(sum: Sum, bet: Bet, words: FigureWords, locale: string): readonly Complaint[] {
  const currency = findCurrency(bet.stake.currency);
  if (currency === undefined || currency === null) return [];
  const isMany = bet.selections.length > 1;
  const wanted: readonly (readonly [string, readonly string[], string])[] = [
    ['stake', words.stake, formatMoney(bet.stake.value, currency, locale)],
    ['odds', words.odds, isMany ? formatTotalOdds(bet.odds, 'european') : formatOdds(bet.odds, 'european')],
    ['return', words.returns, formatMoney(bet.potentialWin, currency, locale)],
  ];
  return wanted.flatMap(([what, names, right]) => {
    const shown = sum.figures.find(([name]) => names.includes(name))?.[1];
    if (shown === undefined || (what === 'odds' && readOdds(shown) === null)) return [];
    // More may stand behind a figure, such as the lines of a system.
    if (bare(shown).startsWith(bare(right))) return [];
    const detail = `${sum.where} of bet ${bet.ref}: ${what} is ${shown}, the server says ${right}`;
    return [{ check: 'receipts', what: `${sum.where} ${what}`, detail }];
  });
}

function bare(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f\u200e\u200f\u061c\u2066-\u2069]/g, '');
}
