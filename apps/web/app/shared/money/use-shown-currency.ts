import { findCurrency, type Currency } from '@slipstream/units/currency';
import { useCallback } from 'react';
import { useStore } from 'zustand';

import { shownCurrencies } from '../../state/preferences/subcurrency-choices.ts';

/** A currency as the player wants to see and type it: itself, or the subcurrency chosen for it (CONFIG-10). */
export function useShownCurrency(): (currency: string | Currency) => Currency {
  const chosen = useStore(shownCurrencies);
  return useCallback(
    (currency) => {
      const code = typeof currency === 'string' ? currency : currency.code;
      return chosen[code] ?? (typeof currency === 'string' ? (findCurrency(code) ?? unknown(code)) : currency);
    },
    [chosen],
  );
}

/** The digits of an unknown currency are unknown, so its smallest units are shown. */
function unknown(code: string): Currency {
  return { code, subunits: 1, digits: 0, isFiat: false };
}
