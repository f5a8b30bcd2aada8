import type { ReactNode } from 'react';

import { platformPageUrl, type PlatformPage } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';

export interface PlatformLinkProps {
  readonly page: PlatformPage;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the platform (ROUTE-4). Inside a frame the host is asked for the page by name. */
export function PlatformLink({ page, className, children }: PlatformLinkProps) {
  const place = usePlatformPlace();
  const { host } = useStores();
  return (
    <a
      className={className}
      href={platformPageUrl(place, page)}
      // The platform's page must not be nested inside the platform's own frame.
      target={host.mode === 'iframe' ? '_blank' : undefined}
      rel="noopener"
      onClick={(event) => {
        if (!host.can('pages')) return;
        event.preventDefault();
        host.send({ type: 'open_page', page });
      }}
    >
      {children}
    </a>
  );
}
