import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { startBonuses } from '../../state/bonuses/start-bonuses.ts';
import { useStores } from '../../state/use-stores.ts';
import { BonusDetail } from './detail/bonus-detail.tsx';
import { BonusOffer } from './bonus-offer.tsx';
import { JackpotHit } from './jackpots/jackpot-hit.tsx';
import { useBonusAddress } from './use-bonus-address.ts';

/** A player's bonuses on every page: loaded, passed to the slip, offered, and opened in a dialog. */
export default function BonusArea() {
  const site = useSite();
  const stores = useStores();
  const api = useMemo(() => siteApi(site), [site]);
  const { store } = useStore(stores.bonuses);
  const { quiet, hasJackpots, hasProgress } = site.bonuses;
  useEffect(() => startBonuses(stores, { api, hasJackpots, hasProgress }), [stores, api, hasJackpots, hasProgress]);
  useBonusAddress(store);
  if (store === null) return null;
  return (
    <>
      {/* An app tells such things in its own way (EMBED-1). */}
      {stores.host.mode !== 'app' && (
        <>
          {hasJackpots && <JackpotHit store={store} quiet={quiet} />}
          <BonusOffer store={store} quiet={quiet} />
        </>
      )}
      <BonusDetail store={store} api={api} />
    </>
  );
}
