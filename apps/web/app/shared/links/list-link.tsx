import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { hideableMark } from '../../state/preferences/hidden-sports.ts';
import { listSearch, type ListChanges } from './list-search.ts';
import { useChooseList } from './use-choose-list.ts';

export interface ListLinkProps {
  readonly changes: ListChanges;
  readonly isCurrent?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
  /** The sport whose hiding takes the link away. */
  readonly hideable?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link that filters the list of this page. The choice is in the query, so it can be shared, works with Back and needs
 * no script.
 */
export function ListLink({ changes, isCurrent = false, className, title, hideable, children }: ListLinkProps) {
  const { pathname, search } = useLocation();
  const choose = useChooseList();

  function onClick(event: MouseEvent) {
    // Modified clicks (new tab, save) use the link as it is written.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(changes);
  }

  return (
    <Link
      className={className}
      title={title}
      {...{ [hideableMark]: hideable }}
      to={pathname + listSearch(search, changes)}
      aria-current={isCurrent || undefined}
      preventScrollReset
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
