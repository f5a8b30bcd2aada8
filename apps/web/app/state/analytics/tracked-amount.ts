import type { Minor } from '@slipstream/units/minor';

/** Whole units as a decimal text, stake over subunits: 1250 of EUR is "12.50" (BET-4). Digits are moved, nothing is divided. */
export function trackedAmount(amount: Minor, subunits: number): string {
  const digits = String(subunits).length - 1;
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
