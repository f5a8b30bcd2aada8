import { boardNames, fractionLadder } from './fraction-ladder.data.ts';

/**
 * Profit over stake as British boards write it. Where a fraction of the traditional ladder lies within half a tick of the
 * price, that fraction is shown (1.91 is 10/11, not 91/100); of two that do, the nearer, then the lower. A tick is the
 * step prices are quoted in around the rung: 0.01, and 0.001 for rungs below 1/20, where a hundredth would be a large part
 * of the profit. The tick belongs to the rung, not to the price, so that a higher price is never shown as a lower fraction.
 */
export function formatBoardFraction(profit: bigint): string {
  return ladderFraction(profit) ?? formatFraction(profit);
}

/** Profit over stake as a reduced fraction, exactly. */
export function formatFraction(profit: bigint): string {
  const divisor = greatestCommonDivisor(profit, 1000n);
  return `${profit / divisor}/${1000n / divisor}`;
}

function ladderFraction(profit: bigint): string | undefined {
  // Rungs above 100/1 are whole numbers, which reducing shows anyway; and below this a float holds the profit exactly.
  if (profit > 101_000n) return undefined;
  const thousandths = Number(profit);
  let nearest: { text: string; distance: number; denominator: number } | undefined;
  for (const [numerator, denominator] of fractionLadder) {
    const tick = 20 * numerator < denominator ? 1 : 10;
    const distance = Math.abs(thousandths * denominator - 1000 * numerator);
    if (2 * distance > tick * denominator) continue;
    if (nearest === undefined || distance * nearest.denominator < nearest.distance * denominator) {
      nearest = { text: `${numerator}/${denominator}`, distance, denominator };
    }
  }
  return nearest === undefined ? undefined : (boardNames[nearest.text] ?? nearest.text);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
