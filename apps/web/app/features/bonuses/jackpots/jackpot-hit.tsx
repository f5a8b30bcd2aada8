import type { BonusType } from '@slipstream/contract/entities/bonus-status';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';

import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { isToasted } from '../../../state/bonuses/toast-queue.ts';

interface JackpotHitProps {
  readonly store: BonusesStore;
  readonly quiet: readonly BonusType[];
}

/** A hit of a jackpot is the player's money: it opens at once, one after another (JACKPOT-2). */
export function JackpotHit({ store, quiet }: JackpotHitProps) {
  const { bonuses, openId } = useStore(store.state);
  // That it was seen comes back with the list a second later; until then it is known here.
  const told = useRef(new Set<string>());
  useEffect(() => {
    // Nothing lies over an open detail.
    if (openId !== null) return;
    const isNew = ({ id }: { readonly id: string }) => !told.current.has(id);
    const hit = bonuses.find((bonus) => bonus.bonusType === 'jackpot' && isToasted(bonus, quiet) && isNew(bonus));
    if (hit === undefined) return;
    told.current.add(hit.id);
    store.open(hit.id);
    void store.see([hit]);
  }, [store, bonuses, openId, quiet]);
  return null;
}
