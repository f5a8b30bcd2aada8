import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { showAlert } from '../../state/alerts.ts';
import { chooseOffers } from '../../state/offers/choose-offers.ts';
import { useOffers } from '../../state/offers/offers.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './offers-switch.module.css';
import { useSite } from '../../site/site.tsx';

/** Whoever wants no offers, bonuses and jackpots is shown none: a player on every device, a visitor on this one. */
export function OffersSwitch() {
  const t = useTranslations('bonuses');
  const site = useSite();
  const stores = useStores();
  const { status } = useSession();
  const shown = useOffers();

  async function choose(isWanted: boolean) {
    if (await chooseOffers(siteApi(site), stores, isWanted)) return;
    showAlert(stores.alerts, { tone: 'warning', title: t('wanted.failed.title'), text: t('wanted.failed.text') });
  }

  function words(): string {
    if (shown === 'paused') return t('hidden.paused.text');
    if (shown === 'off') return t('wanted.off');
    return t(status === 'player' ? 'wanted.on' : 'wanted.onDevice');
  }

  return (
    <div className={styles.choice}>
      <Switch
        label={t('wanted.label')}
        isOn={shown === 'on'}
        isDisabled={shown === 'paused' || shown === 'unknown'}
        onChange={(isWanted) => void choose(isWanted)}
      />
      <p>{words()}</p>
    </div>
  );
}
