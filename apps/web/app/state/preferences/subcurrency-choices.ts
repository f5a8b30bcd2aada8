import { findCurrency, type Currency } from '@slipstream/units/currency';
import { inSubcurrency, type Subcurrency } from '@slipstream/units/subcurrency';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { device, readStoredJson, writeStored } from '../storage/stored-text.ts';

/** The subcurrencies that a site offers, by currency. */
export type Subcurrencies = Readonly<Record<string, readonly Subcurrency[]>>;

const storedKey = 'subcurrencies';

/** How the currencies are shown for which the player chose a subcurrency. One per tab; a server has no choices. */
export const shownCurrencies: StoreApi<Readonly<Record<string, Currency>>> = createStore(() => ({}));

/** Called once after hydration. A choice that the site no longer offers is left out. */
export function restoreSubcurrencies(offered: Subcurrencies): void {
  const stored = readStoredJson(device, storedKey);
  const choices = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  for (const [code, name] of choices)
    show(
      code,
      offered[code]?.find((each) => each.code === name),
    );
}

/** Null shows the currency itself. */
export function keepSubcurrency(code: string, choice: Subcurrency | null): void {
  show(code, choice ?? undefined);
  const names = Object.entries(shownCurrencies.getState()).map(([known, { code: name }]) => [known, name] as const);
  writeStored(device, storedKey, names.length === 0 ? null : JSON.stringify(Object.fromEntries(names)));
}

function show(code: string, choice: Subcurrency | undefined): void {
  const currency = findCurrency(code);
  const shown = currency === undefined || choice === undefined ? null : inSubcurrency(currency, choice);
  const { [code]: _, ...others } = shownCurrencies.getState();
  shownCurrencies.setState(shown === null ? others : { ...others, [code]: shown }, true);
}
