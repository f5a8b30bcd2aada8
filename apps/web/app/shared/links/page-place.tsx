import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ListSkeleton } from '../loading/list-skeleton.tsx';
import styles from '../loading/slow-place.module.css';
import { useIsSlow } from '../loading/use-is-slow.ts';
import { isInLiveOverview } from '../../site/paths.ts';

/** The outlet for pages. While the next page is slow to load, its skeleton replaces the old page. */
export function PagePlace({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // The overview's list stays where it is, and the focus in it; it has a place of its own for the match.
  const staysHere = location !== undefined && [pathname, location.pathname].every(isInLiveOverview);
  const isSlow = useIsSlow(location !== undefined && location.pathname !== pathname && !staysHere);
  return isSlow ? (
    <div className={styles.waiting}>
      <Skeleton width={220} height={28} />
      <Skeleton height={40} />
      <ListSkeleton cards={3} />
    </div>
  ) : (
    children
  );
}
