import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';

/** An amount as a player would type it: the locale's decimal mark, no grouping. */
export function amountText(amount: Minor, { digits }: Pick<Currency, 'digits'>, locale: string): string {
  const exact = `${amount}E-${digits}` as `${number}`;
  const fraction = { minimumFractionDigits: Math.min(2, digits), maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: false, ...fraction }).format(exact);
}
