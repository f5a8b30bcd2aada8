import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { listSearch, type ListChanges } from './list-search.ts';

export interface ListLinkProps {
  readonly changes: ListChanges;
  readonly isCurrent?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Narrows the list of this page. The choice is in the address, so it can be shared, gone back to, and needs no script. */
export function ListLink({ changes, isCurrent = false, className, children }: ListLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className={className}
      to={pathname + listSearch(search, changes)}
      aria-current={isCurrent || undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
