import type { League } from '@slipstream/contract/entities/catalogue/league';
import { useTranslations } from 'use-intl';

import { PageLink } from '../../shared/links/page-link.tsx';
import { StarButton } from '../../shared/match/star-button.tsx';
import { targets } from '../../site/paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './league-tiles.module.css';

export interface LeagueTilesProps {
  readonly leagues: readonly {
    readonly league: League;
    readonly count: { readonly total: number; readonly live: number };
  }[];
  /** Left out below a heading that has the flag already. */
  readonly hasFlags?: boolean;
}

/** Leagues with how many matches each has, and a star. */
export function LeagueTiles({ leagues, hasFlags = true }: LeagueTilesProps) {
  const t = useTranslations('catalogue');
  return (
    <ul className={styles.tiles}>
      {leagues.map(({ league, count }) => (
        <li key={league.id} className={styles.tile}>
          <PageLink className={styles.link} target={targets.inSport(league.sport.key, league.slug)}>
            {hasFlags && <Flag code={league.category.countryCode} size={20} />}
            <span className={styles.name} title={league.name}>
              {league.name}
            </span>
            {count.live > 0 && (
              <span className={styles.live}>
                <SpokenAs text={t('liveCount', { count: count.live })}>{count.live}</SpokenAs>
              </span>
            )}
            {count.total > 0 && (
              <span className={styles.count}>
                <SpokenAs text={t('matchCount', { count: count.total })}>{count.total}</SpokenAs>
              </span>
            )}
          </PageLink>
          <StarButton type="tournaments" id={league.id} name={league.name} size={16} />
        </li>
      ))}
    </ul>
  );
}
