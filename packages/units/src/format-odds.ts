import { formatBoardFraction, formatFraction } from './format-fraction.ts';
import type { TotalOdds } from './odds.ts';
import { divideHalfUp } from './rounding.ts';

/** British is the traditional ladder of the boards (6/4, 100/30, 11/8), fractional the reduced fraction, exactly (ODDS-1). */
export const oddsFormats = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
  'fractional',
] as const;

export type OddsFormat = (typeof oddsFormats)[number];

/** What a format with a quotient shows for 1.000, which has no profit to divide by. */
const noProfit = '–';

/** From the price in thousandths to what a player reads. A decimal point in every locale, as prices are quoted. */
const writers = {
  european: (price) => thousandths(price),
  british: (price) => formatBoardFraction(price - 1000n),
  hongkong: (price) => thousandths(price - 1000n),
  american,
  indonesian,
  malaysian,
  percent: (price) => `${twoDigits(100n * 1000n, price)}%`,
  fractional: (price) => formatFraction(price - 1000n),
} satisfies Record<OddsFormat, (price: bigint) => string>;

/** A price in one of the formats of ODDS-1. */
export function formatOdds(price: TotalOdds, format: OddsFormat): string {
  return writers[format](BigInt(price));
}

/**
 * Total odds are computed, not quoted, so the third digit is rounded away, half up (BET-5). It stays if the bet would
 * otherwise read 1.00.
 */
export function formatTotalOdds(total: TotalOdds, format: OddsFormat): string {
  // These two round once, from the exact total.
  if (format === 'american' || format === 'percent') return formatOdds(total, format);
  const rounded = 10n * divideHalfUp(BigInt(total), 10n);
  return writers[format](rounded === 1000n ? BigInt(total) : rounded);
}

/**
 * At evens and above the profit on 100, below it the stake that wins 100, to the nearest whole. A price just under evens
 * rounds to 100 either way; it is written +100, as evens is.
 */
function american(price: bigint): string {
  const profit = price - 1000n;
  if (profit === 0n) return noProfit;
  if (profit >= 1000n) return `+${divideHalfUp(profit, 10n)}`;
  const stake = divideHalfUp(100_000n, profit);
  return stake === 100n ? '+100' : `-${stake}`;
}

/** The american price over 100, to two digits; a profit that ends in a third digit shows it. */
function indonesian(price: bigint): string {
  const profit = price - 1000n;
  if (profit === 0n) return noProfit;
  if (profit >= 1000n) return thousandths(profit);
  const stake = twoDigits(1000n, profit);
  return stake === '1.00' ? stake : `-${stake}`;
}

/** Up to evens the profit on one, above it the stake that wins one. */
function malaysian(price: bigint): string {
  const profit = price - 1000n;
  if (profit <= 1000n) return thousandths(profit);
  const stake = twoDigits(1000n, profit);
  return stake === '1.00' ? stake : `-${stake}`;
}

/** Two digits, and the third when there is one: 1.001 must not be read as 1.00. */
function thousandths(value: bigint): string {
  const [scaled, digits] = value % 10n === 0n ? [value / 10n, 2] : [value, 3];
  return decimal(scaled, digits);
}

/** A quotient to two digits, half up; one below 0.1 gets more, so that two figures of it are always seen. */
function twoDigits(dividend: bigint, divisor: bigint): string {
  let digits = 2;
  let scale = 100n;
  while (10n * dividend * (scale / 100n) < divisor) {
    digits += 1;
    scale *= 10n;
  }
  return decimal(divideHalfUp(dividend * scale, divisor), digits);
}

function decimal(scaled: bigint, digits: number): string {
  const text = scaled.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
