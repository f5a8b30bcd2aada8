import type { BonusType } from '@slipstream/contract/entities/bonuses/bonus-status';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';

import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { isToasted } from '../../../state/bonuses/toast-queue.ts';

interface JackpotHitProps {
  readonly store: BonusesStore;
  readonly quiet: readonly BonusType[];
}

/** A jackpot hit is the player's money: its dialog opens at once, one after another (JACKPOT-2). */
export function JackpotHit({ store, quiet }: JackpotHitProps) {
  const { bonuses, openId } = useStore(store.state);
  // The server's "seen" arrives a second later with the list; until then it is remembered here.
  const told = useRef(new Set<string>());
  useEffect(() => {
    // Wait while another detail is open.
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
