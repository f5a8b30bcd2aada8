import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { getComboboosts } from '@slipstream/contract/http/bonuses/get-comboboosts';
import { getFreebets } from '@slipstream/contract/http/bonuses/get-freebets';
import { getHuntings } from '@slipstream/contract/http/bonuses/get-huntings';
import { getLootboxes } from '@slipstream/contract/http/bonuses/get-lootboxes';
import { getTournamentBonuses } from '@slipstream/contract/http/bonuses/get-tournament-bonuses';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonus-center.module.css';

const query = { showInPromotion: true, limit: 20 };

/** Offers as visitors see them, with the way to get them. */
export function OpenOffers({ api }: { readonly api: Api }) {
  const t = useTranslations('bonuses');
  const { session } = useStores();
  const [offers, setOffers] = useState<readonly Bonus[]>([]);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const lists = await Promise.all([
        api.call(getFreebets, { query }),
        api.call(getComboboosts, { query }),
        api.call(getHuntings, { query }),
        api.call(getLootboxes, { query }),
        api.call(getTournamentBonuses, { query }),
      ]);
      if (!isGone) setOffers(lists.flatMap((list): readonly Bonus[] => (list.kind === 'reply' ? list.reply.data : [])));
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [api]);
  return (
    <section className={styles.own} aria-label={t('offers')}>
      <h2 className={styles.title}>{t('offers')}</h2>
      <div className={styles.signIn}>
        <p>{t('visitor')}</p>
        <Button look="primary" onClick={session.requestSignIn}>
          {t('signIn')}
        </Button>
      </div>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <BonusCard bonus={offer} more={{ api }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
