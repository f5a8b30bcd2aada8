import type { League } from '@slipstream/contract/entities/catalogue/league';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLinks } from '../../shared/links/use-links.ts';
import { isNamedAfterCategory } from '../../shared/match/league-title.ts';
import { targets } from '../../site/paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import styles from './breadcrumb.module.css';

/** Sport, country and league: the way up from a match. */
export function Breadcrumb({ league }: { readonly league: League }) {
  const t = useTranslations('match');
  const links = useLinks();
  const { sport, category } = league;
  const steps = [
    { name: sport.name, target: targets.sport(sport.key) },
    ...(isNamedAfterCategory(league)
      ? []
      : [{ name: category.name, target: targets.inSport(sport.key, category.slug) }]),
    { name: league.name, target: targets.inSport(sport.key, league.slug) },
  ];
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <Flag code={category.countryCode} />
      <ol className={styles.steps}>
        {steps.map(({ name, target }) => (
          <li key={target} className={styles.step}>
            <Link className={styles.link} to={links(target)} title={name}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
