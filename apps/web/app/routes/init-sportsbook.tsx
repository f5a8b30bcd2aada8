import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useSite } from '../site/site.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { targets } from '../site/paths.ts';
import { BarePage } from '../shared/page/bare-page.tsx';
import styles from './init-sportsbook.module.css';

/**
 * The page a platform opens first: only the logo while scripts, messages and session load, then the home page replaces
 * it. Without script it is a link (ROUTE-1).
 */
export default function InitSportsbook() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { name } = useSite();
  const home = useLinks()(targets.home);
  useEffect(() => void navigate(home, { replace: true }), [navigate, home]);
  return (
    <BarePage>
      <title>{name}</title>
      <meta name="robots" content="noindex,nofollow" />
      <h1 className={styles.name}>{name}</h1>
      <Link className={styles.link} to={home} replace>
        {t('sports')}
      </Link>
    </BarePage>
  );
}
