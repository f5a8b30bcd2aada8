import type { Currency } from '@slipstream/units/currency';
import { formatMoney, type MoneyStyle } from '@slipstream/units/format-money';
import type { Minor } from '@slipstream/units/minor';
import { useCallback } from 'react';

import { useSite } from '../../site/site.tsx';
import { useShownCurrency } from './use-shown-currency.ts';

export type MoneyWords = (amount: Minor, currency: string | Currency, style?: MoneyStyle) => string;

/** Money in the words of the page's language, in the unit that the player chose. */
export function useMoney(): MoneyWords {
  const { locale } = useSite();
  const shown = useShownCurrency();
  return useCallback((amount, currency, style) => formatMoney(amount, shown(currency), locale, style), [locale, shown]);
}
