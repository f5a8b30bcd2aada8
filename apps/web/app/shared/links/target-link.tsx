import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useTo } from './use-to.ts';

export interface TargetLinkProps {
  /** As a site writes it: a path of ours, an anchor, or an address outside that is left untouched (ROUTE-5). */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

export function TargetLink({ href, className, children, onClick }: TargetLinkProps) {
  const to = useTo();
  return (
    <Link to={to(href)} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
