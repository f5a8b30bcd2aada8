import { payoutFloor, totalOddsHalfUp } from '@slipstream/betting/arithmetic/ratio';
import { returnRatio } from '@slipstream/betting/arithmetic/return-ratio';
import { formatTotalOdds } from '@slipstream/units/format-odds';
import type { Minor } from '@slipstream/units/minor';
import type { Odds } from '@slipstream/units/odds';
import type { Sum } from '../../facts.ts';
import { readMoney, readOdds, readStake } from '../../read-figures.ts';
import type { Complaint } from '../../types.ts';
import type { FigureWords } from '../../words.ts';

/**
 * Stake x odds = return, wherever a bet is shown. What a page does not say in decimal odds and a currency of two digits is not
 * judged, nor are systems: their lines are the server's to prove.
 */
export function checkSums(sums: readonly Sum[], words: FigureWords): readonly Complaint[] {
  return sums.flatMap((sum) => {
    if (sum.phase === 'refused') return [];
    const shown = figure(sum, words.returns) ?? figure(sum, words.returnsUpTo);
    const returns = shown === null ? null : readMoney(shown);
    const expected = expectedOf(sum, words);
    if (returns === null || expected === null || returns === expected) return [];
    const legs = sum.legs.map(({ price }) => price).join(' x ');
    const detail = `${sum.where}: ${stakeText(sum, words)} at ${legs} is ${cents(expected)}, but it says ${shown}`;
    return [{ check: 'sums', what: sum.where, detail }];
  });
}

function expectedOf(sum: Sum, words: FigureWords): Minor | null {
  const prices = sum.legs.map(({ price }) => readOdds(price));
  if (prices.length === 0 || prices.includes(null)) return null;
  if (sum.figures.some(([name]) => words.bonus.includes(name))) return null;
  const odds = prices as Odds[];
  if (odds.length > 1 && isSystem(sum, odds, words)) return null;
  if (sum.legs.some(({ stake }) => stake !== null)) return singles(sum, odds);
  const stake = stakeOf(sum, words);
  const gain = boostOf(sum, words);
  if (stake === null || gain === null) return null;
  return (payoutFloor(stake, returnRatio({ kind: 'combo', odds })) + gain) as Minor;
}

/** What a boost adds; nothing without one. */
function boostOf({ figures }: Sum, { boost }: FigureWords): number | null {
  const found = figures.find(([name]) => boost.some(([start, end]) => name.startsWith(start) && name.endsWith(end)));
  return found === undefined ? 0 : readMoney(found[1]);
}

/** Several singles: each with its own stake. */
function singles({ legs }: Sum, odds: readonly Odds[]): Minor | null {
  const returns = legs.map(({ stake }, index) => {
    const read = stake === null || stake === '' ? 0 : readStake(stake);
    return read === null ? null : payoutFloor(read as Minor, returnRatio({ kind: 'single', odds: odds[index]! }));
  });
  return returns.includes(null) ? null : ((returns as number[]).reduce((sum, each) => sum + each, 0) as Minor);
}

/** A system names its lines instead of its odds, or other odds than those of all its legs together. */
function isSystem(sum: Sum, odds: readonly Odds[], words: FigureWords): boolean {
  const shown = figure(sum, words.odds);
  if (shown === null || /·/.test(figure(sum, words.stake) ?? '')) return true;
  const product = totalOddsHalfUp(returnRatio({ kind: 'combo', odds }));
  return readOdds(shown) !== readOdds(formatTotalOdds(product, 'european'));
}

function stakeOf(sum: Sum, words: FigureWords): Minor | null {
  if (sum.where === 'slip') return sum.stake === null ? null : sum.stake === '' ? (0 as Minor) : readStake(sum.stake);
  const text = figure(sum, words.stake);
  return text === null ? null : readMoney(text);
}

function stakeText(sum: Sum, words: FigureWords): string {
  return sum.where === 'slip' ? (sum.stake ?? 'singles') : (figure(sum, words.stake) ?? '');
}

function figure({ figures }: Sum, names: readonly string[]): string | null {
  return figures.find(([name]) => names.includes(name))?.[1] ?? null;
}

function cents(amount: Minor): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
