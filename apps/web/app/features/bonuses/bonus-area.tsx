import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { startBonuses } from '../../state/bonuses/start-bonuses.ts';
import { useStores } from '../../state/use-stores.ts';
import { BonusDetail } from './detail/bonus-detail.tsx';
import { BonusOffer } from './bonus-offer.tsx';
import { JackpotHit } from './jackpots/jackpot-hit.tsx';
import { showAlert } from '../../state/alerts.ts';
import { bonusAddress, withoutBonus } from '../../state/bonuses/bonus-address.ts';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';

/** A player's bonuses on every page: loaded, passed to the slip, offered, and opened in a dialog. */
export default function BonusArea() {
  const site = useSite();
  const stores = useStores();
  const api = useMemo(() => siteApi(site), [site]);
  const { store } = useStore(stores.bonuses);
  useEffect(
    () => startBonuses(stores, { api, hasJackpots: site.bonuses.hasJackpots }),
    [stores, api, site.bonuses.hasJackpots],
  );
  useBonusAddress(store);
  if (store === null) return null;
  const { quiet, hasJackpots } = site.bonuses;
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

/** Opens the bonus that the address names, with its details as they are now (BONUS-15). The name leaves the address at once. */
function useBonusAddress(store: BonusesStore | null): void {
  const t = useTranslations('bonuses.gone');
  const { alerts } = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = bonusAddress(search);
    if (store === null || address === null) return;
    void navigate({ pathname, search: withoutBonus(search) }, { replace: true, preventScrollReset: true });
    async function open(bonuses: BonusesStore, named: NonNullable<ReturnType<typeof bonusAddress>>) {
      if (await bonuses.openListed(named)) return;
      showAlert(alerts, { tone: 'warning', title: t('title'), text: t('text') });
    }
    void open(store, address);
  }, [store, alerts, t, pathname, search, navigate]);
}
