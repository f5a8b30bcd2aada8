import { useState } from 'react';

import type { MarketCard } from './market-cards.ts';
import { placeCards, type Column } from './place-cards.ts';

/** The column of every card. Another group or search is placed anew. */
export function usePlacement(cards: readonly MarketCard[], scope: string): ReadonlyMap<string, Column> {
  const [held, setHeld] = useState(() => ({ cards, scope, placed: placeCards(cards) }));
  if (held.cards === cards && held.scope === scope) return held.placed;
  const placed = placeCards(cards, held.scope === scope ? held.placed : undefined);
  setHeld({ cards, scope, placed });
  return placed;
}
