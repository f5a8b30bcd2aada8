import { findCurrency, type Currency } from '@slipstream/units/currency';
import { formatMoney, type MoneyStyle } from '@slipstream/units/format-money';
import type { Minor } from '@slipstream/units/minor';
import { useCallback } from 'react';

import { useSite } from '../../site/site.tsx';

export type MoneyWords = (amount: Minor, currency: string | Currency, style?: MoneyStyle) => string;

/** Money in the words of the page's language. */
export function useMoney(): MoneyWords {
  const { locale } = useSite();
  return useCallback(
    (amount, currency, style) => {
      const known = typeof currency === 'string' ? (findCurrency(currency) ?? unknown(currency)) : currency;
      return formatMoney(amount, known, locale, style);
    },
    [locale],
  );
}

/** The digits of an unknown currency are unknown, so its smallest units are shown. */
function unknown(code: string): Currency {
  return { code, subunits: 1, digits: 0, isFiat: false };
}
