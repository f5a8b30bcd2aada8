import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { OutcomeButton } from '../../shared/odds/outcome-button.tsx';
import { useTimeText } from '../../shared/match/time-text.ts';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import type { ListedOutright } from './league-page-data.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './outright-card.module.css';

/** Who wins a season or a tournament: the favourites with their prices, and the way to everybody else. */
export function OutrightCard({ outright: { event, choicesCount } }: { readonly outright: ListedOutright }) {
  const t = useTranslations('catalogue.outright');
  const timeText = useTimeText();
  const links = useLinks();
  const { tournament, mainMarket: market, endDate } = event;
  const href = links(targets.inSport(tournament.sport.key, event.slug));
  return (
    <article className={styles.card} data-match={event.id}>
      <header className={styles.head}>
        <Flag code={tournament.category.countryCode} />
        <h3 className={styles.name} title={event.name}>
          <Link to={href}>{event.name}</Link>
        </h3>
        {endDate !== null && <span className={styles.until}>{t('ends', { date: timeText(endDate, 'date') })}</span>}
      </header>
      <div className={styles.choices} data-odds-row="">
        {market?.outcomes.map((outcome) => (
          <OutcomeButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} />
        ))}
      </div>
      {market !== null && choicesCount > market.outcomes.length && (
        <Link className={styles.more} to={href}>
          {t('more', { count: choicesCount })}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </article>
  );
}
