import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { ListSkeleton } from './list-skeleton.tsx';
import styles from './slow-place.module.css';
import { useIsSlow } from './use-is-slow.ts';

export interface SlowPlaceProps {
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that another choice replaces; while that loads slowly, its skeleton is shown here. */
export function SlowPlace({ skeleton, children }: SlowPlaceProps) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isSlow = useIsSlow(location !== undefined && location.pathname === pathname);
  return isSlow ? <div className={styles.waiting}>{skeleton ?? <ListSkeleton />}</div> : children;
}
