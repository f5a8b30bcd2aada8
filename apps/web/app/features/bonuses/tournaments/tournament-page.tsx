import type { Tournament } from '@slipstream/contract/entities/bonuses/tournament';
import { prizeFloor } from '@slipstream/betting/bonus/pools';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { siteApi } from '../../../api/site-api.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useSite } from '../../../site/site.tsx';
import { useOffers } from '../../../state/offers/offers.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BonusActions } from '../detail/bonus-actions.tsx';
import { BonusEnd } from '../detail/bonus-end.tsx';
import { BonusPicture } from '../bonus-picture.tsx';
import { FarmingFacts } from '../detail/farming-facts.tsx';
import { useBonusWorth } from '../detail/bonus-worth.ts';
import { Leaderboard } from './leaderboard.tsx';
import { OffersHidden } from '../offers-hidden.tsx';
import styles from './tournament-page.module.css';

/** A tournament on a page of its own: its pool, what each place wins, and the places around the player (BONUS-8). */
export default function TournamentPage({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations('bonuses');
  const site = useSite();
  const money = useMoney();
  const worth = useBonusWorth();
  const api = useMemo(() => siteApi(site), [site]);
  const { profile, status } = useSession();
  const { store } = useStore(useStores().bonuses);
  const own = useOwnTournament(tournament);
  const shown = useOffers();
  if (shown === 'off' || shown === 'paused') return <OffersHidden why={shown} />;
  return (
    <div className={styles.page}>
      <BonusPicture bonus={own} place="detail" />
      <p className={styles.worth}>{worth(own)}</p>
      <p>{own.description}</p>
      <FarmingFacts bonus={own} />
      <BonusEnd time={own.validTo} />
      {status === 'player' && store !== null && own.issued !== null && (
        <div>
          {own.userBonusStatus === 'available' ? (
            <BonusActions bonus={own} store={store} />
          ) : (
            <Button look="primary" onClick={() => store.open(own.id)}>
              {t('detailsShort')}
            </Button>
          )}
        </div>
      )}
      <section aria-label={t('prizes')}>
        <h2 className={styles.title}>{t('prizes')}</h2>
        <ul className={styles.prizes}>
          {own.prizes.map(({ fromPosition: from, toPosition: to }) => (
            <li key={from}>
              <span>{from === to ? t('place', { from }) : t('places', { from, to })}</span>
              <b>{money(prizeFloor(own.poolAmount, own.prizes, from), own.currency)}</b>
            </li>
          ))}
        </ul>
      </section>
      <Leaderboard key={`${profile?.id ?? ''} ${own.farming.points}`} bonus={own} api={api} />
    </div>
  );
}

const never = () => () => undefined;

/** The tournament as the player has it, once bonuses are loaded; until then the public one, with the latest pool. */
function useOwnTournament(tournament: Tournament): Tournament {
  const { store, pools } = useStore(useStores().bonuses);
  const own = useSyncExternalStore(
    store?.state.subscribe ?? never,
    () => store?.find(tournament.id),
    () => undefined,
  );
  return own?.bonusType === 'tournament' ? own : { ...tournament, ...pools.get(tournament.id) };
}
