import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { isActive } from '../../site/paths.ts';
import { useTo } from './use-to.ts';

export interface PageLinkProps {
  /** A target of paths.ts, or an anchor. */
  readonly target: string;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a page of the product in the current language; it knows whether it is active (ROUTE-5). */
export function PageLink({ target, className, title, label, children }: PageLinkProps) {
  const to = useTo();
  const { pathname } = useLocation();
  return (
    <Link
      to={to(target)}
      className={className}
      title={title}
      aria-label={label}
      aria-current={isActive(target, pathname) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
