import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { bonusAddress, withoutBonus } from '../../state/bonuses/bonus-address.ts';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { useTellGone } from './detail/use-gone-bonus.ts';

/** Opens the bonus that the address names, with its details as they are now (BONUS-15). The name leaves the address at once. */
export function useBonusAddress(store: BonusesStore | null): void {
  const tellGone = useEffectEvent(useTellGone());
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = bonusAddress(search);
    if (store === null || address === null) return;
    void navigate({ pathname, search: withoutBonus(search) }, { replace: true, preventScrollReset: true });
    async function open(bonuses: BonusesStore, named: NonNullable<ReturnType<typeof bonusAddress>>) {
      if (await bonuses.openListed(named)) return;
      tellGone();
    }
    void open(store, address);
  }, [store, pathname, search, navigate]);
}
