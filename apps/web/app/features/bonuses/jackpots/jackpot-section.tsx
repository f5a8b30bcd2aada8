import { useMemo } from 'react';

import { siteApi } from '../../../api/site-api.ts';
import { useSite } from '../../../site/site.tsx';
import styles from '../bonus-center.module.css';
import { JackpotWidgets } from './jackpot-widgets.tsx';

interface JackpotSectionProps {
  readonly title: string | null;
  readonly limit: number;
}

/** The jackpots where a page wants them. */
export default function JackpotSection({ title, limit }: JackpotSectionProps) {
  const site = useSite();
  const api = useMemo(() => siteApi(site), [site]);
  return (
    <div className={styles.center}>
      {title !== null && <h2>{title}</h2>}
      <JackpotWidgets api={api} limit={limit} />
    </div>
  );
}
