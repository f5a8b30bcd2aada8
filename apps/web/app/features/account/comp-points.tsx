import { getCompPoints } from '@slipstream/contract/http/account/get-comp-points';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import styles from './comp-points.module.css';

/** The player's loyalty points. Nothing where there are none to tell of: a 401 is no error here (SESSION-3). */
export function CompPoints() {
  const t = useTranslations('account');
  const site = useSite();
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    void (async () => {
      const result = await siteApi(site).call(getCompPoints, { signal: gone.signal });
      if (!gone.signal.aborted && result.kind === 'reply') setPoints(result.reply.points);
    })();
    return () => gone.abort();
  }, [site]);
  if (points === null) return null;
  return (
    <p className={styles.points}>
      <span>{t('points')}</span>
      <strong className={styles.number}>{t('pointsNumber', { points })}</strong>
    </p>
  );
}
