import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useLinks } from './use-links.ts';

export interface TargetLinkProps {
  /** As a site writes it: a path of ours, an anchor, or an address outside that is left untouched (ROUTE-5). */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function TargetLink({ href, className, children }: TargetLinkProps) {
  const links = useLinks();
  return (
    <Link to={href.startsWith('#') ? href : links(href)} className={className}>
      {children}
    </Link>
  );
}
